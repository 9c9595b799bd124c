import { paths } from '@web/domain/paths'
import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { ButtonLink } from '@web/ui/Button'
import { TextLink } from '@web/ui/links/TextLink'
import { MessagePage } from '@web/ui/MessagePage'
import type { TexteSummary } from '../../helpers/toTexte'

/** Page of an issue whose text is being prepared, or cannot be extracted from its PDF. */
export function TexteUnavailable({ summary: { numero, etat } }: { summary: TexteSummary }) {
  const isPreparing = etat !== 'indisponible'
  return (
    <MessagePage title={`Regards #${numero}\u00a0: version texte`} heading={`Regards #${numero}`}>
      <p role="status">
        {isPreparing
          ? 'Le texte de ce numéro est en cours de préparation. Il apparaîtra ici dans quelques minutes.'
          : 'Ce numéro n’a pas de version texte\u00a0: son PDF n’a pas pu être lu.'}
      </p>
      <ButtonLink {...toPdfLink(numero)}>Consulter le PDF</ButtonLink>
      <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
    </MessagePage>
  )
}

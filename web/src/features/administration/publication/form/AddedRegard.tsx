import { paths } from '@web/domain/paths'
import { formatParisTime } from '@web/lib/format/dates'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import type { PublicationInput } from '../publicationTypes'

type AddedRegardProps = {
  /** The issue that was added last; undefined before there is one. */
  input: PublicationInput | undefined
  /** Whether the sentence is still shown; the link stays. */
  isSentenceShown: boolean
  /** Whether another one is being added. */
  isBusy: boolean
}

/** Says that an issue was added, for a moment, and leads to it. */
export function AddedRegard({ input, isSentenceShown, isBusy }: AddedRegardProps) {
  return (
    <>
      <Notice variant="success">{isSentenceShown && input && describeSuccess(input)}</Notice>
      {input && !isBusy && (
        <TextLink
          href={(input.parution ? paths.regardApercu : paths.regard)(input.numero)}
          isNewTab={Boolean(input.parution)}
        >
          {input.parution ? 'Voir le brouillon du' : 'Voir le'} numéro {input.numero}
        </TextLink>
      )}
    </>
  )
}

function describeSuccess({ numero, parution }: PublicationInput): string {
  // oxlint-disable-next-line regards/french-typography -- the specification, to the letter
  if (!parution) return 'Le numéro a été ajouté avec succès !'
  return parution.kind === 'draft'
    ? `Le numéro ${numero} est gardé en brouillon.`
    : `Le numéro ${numero} paraîtra sur le site ${formatParisTime(parution.at)}.`
}

import { useId } from 'react'
import styled from 'styled-components'
import { formatCalendarDay } from '../../../../lib/format/dates'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import type { InterruptedPublication, FileUploadState } from './PublicationDraft'
import { formatFileSize } from '../../../../lib/format/formatFileSize'

type InterruptedPublicationPanelProps = {
  interrupted: InterruptedPublication
  onResume: () => void
  onAbandon: () => void
}

/** One interrupted publication: its issue, and how much was uploaded. */
export function InterruptedPublicationPanel({
  interrupted: { draft, files },
  onResume,
  onAbandon,
}: InterruptedPublicationPanelProps) {
  const titleId = useId()
  const kinds = (['pdf', 'couverture'] as const).filter((kind) => draft[kind])
  const isComplete = kinds.every((kind) => files[kind])
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>
        {draft.regard === undefined
          ? 'Un envoi a été interrompu'
          : 'Un remplacement a été interrompu'}
      </Title>
      <p>
        Numéro {draft.numero} du {formatCalendarDay(draft.dateParution)}
      </p>
      <ul>
        {[draft.pdf, draft.couverture].map(
          (sent) => sent && <li key={sent.name}>{describeSentFile(sent)}</li>,
        )}
      </ul>
      {!isComplete && (
        <p>
          Les fichiers n’ont pas pu être gardés par ce navigateur. Reprenez l’envoi, puis choisissez
          les mêmes fichiers&nbsp;: ce qui a déjà été envoyé ne le sera pas de nouveau.
        </p>
      )}
      <Actions>
        <Button type="button" onClick={onResume}>
          Reprendre l’envoi
        </Button>
        <Button type="button" $look="secondary" onClick={onAbandon}>
          Abandonner
        </Button>
      </Actions>
    </Frame>
  )
}

function describeSentFile({ name, size, documentId, bytesConfirmed }: FileUploadState): string {
  if (documentId !== undefined) return `${name}\u00a0: envoyé (${formatFileSize(size)})`
  if (bytesConfirmed === 0) return `${name}\u00a0: à envoyer (${formatFileSize(size)})`
  return `${name}\u00a0: ${formatFileSize(bytesConfirmed)} sur ${formatFileSize(size)} envoyés`
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.sunken};

  & p,
  & ul {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useSession } from '@web/lib/auth/useSession'
import { theme } from '@web/theme/theme'
import { Notice } from '@web/ui/Notice'
import type { FileUploadState, InterruptedPublication } from './draftDatabase'
import { discardDraft, interruptedPublicationQueries } from './interruptedDrafts'
import { formatCalendarDay } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { formatFileSize } from '@web/lib/format/formatFileSize'

type InterruptedPublicationsProps = {
  /** `new` issues, or replacements of files. */
  of: 'new' | 'replacements'
  /** Asked before a draft is resumed, which stays in the list when the answer is no. */
  canResume?: () => boolean
  /** @returns false when another tab holds the draft's lock */
  onResume: (interrupted: InterruptedPublication) => Promise<boolean>
  /** Called after a draft was discarded, which removes its focused button. */
  onAbandoned: () => void
}

/**
 * The account's interrupted publications in this browser, each with buttons to resume or discard
 * it.
 */
export function InterruptedPublications(props: InterruptedPublicationsProps) {
  const { of, canResume = () => true, onResume, onAbandoned } = props
  const { user } = useSession()
  const query = interruptedPublicationQueries.list(user?.id ?? '')
  const { data = [] } = useQuery(query)
  const interruptedPublications = data.filter(
    ({ draft }) => (draft.regard === undefined) === (of === 'new'),
  )
  const queryClient = useQueryClient()
  const [isOpenInAnotherTab, setIsOpenInAnotherTab] = useState(false)

  const removeFromList = (id: string) =>
    queryClient.setQueryData(query.queryKey, (current) =>
      current?.filter(({ draft }) => draft.id !== id),
    )

  async function handleResume(interrupted: InterruptedPublication) {
    if (!canResume()) return
    removeFromList(interrupted.draft.id)
    setIsOpenInAnotherTab(!(await onResume(interrupted)))
  }

  async function handleAbandon({ draft }: InterruptedPublication) {
    removeFromList(draft.id)
    onAbandoned()
    setIsOpenInAnotherTab(!(await discardDraft(draft)))
  }

  return (
    <>
      {isOpenInAnotherTab && (
        <Notice variant="danger">Cet envoi est en cours dans un autre onglet.</Notice>
      )}
      {interruptedPublications.length > 0 && (
        <List>
          {interruptedPublications.map((interrupted) => (
            <InterruptedPublicationPanel
              key={interrupted.draft.id}
              interrupted={interrupted}
              onResume={() => void handleResume(interrupted)}
              onAbandon={() => void handleAbandon(interrupted)}
            />
          ))}
        </List>
      )}
    </>
  )
}

const List = styled.div`
  display: grid;
  gap: ${theme.space.m};
`

type InterruptedPublicationPanelProps = {
  interrupted: InterruptedPublication
  onResume: () => void
  onAbandon: () => void
}

/** One interrupted publication: its issue, and how much was uploaded. */
function InterruptedPublicationPanel({
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useSession } from '../../../../lib/auth/useSession'
import { theme } from '../../../../theme/theme'
import { Notice } from '../../../../ui/Notice'
import type { InterruptedPublication } from './PublicationDraft'
import { discardDraft } from './discardDraft'
import { interruptedPublicationQueries } from './interruptedPublicationQueries'
import { InterruptedPublicationPanel } from './InterruptedPublicationPanel'

type InterruptedPublicationsProps = {
  /** `new` issues, or replacements of the files of others. */
  of: 'new' | 'replacements'
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
  const { of, onResume, onAbandoned } = props
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useSession } from '../../../lib/session/useSession'
import { theme } from '../../../theme/theme'
import { Notice } from '../../../ui/Notice'
import type { InterruptedPublication } from '../drafts/publicationDraft'
import { abandonDraft } from '../queries/abandonDraft'
import { interruptedQueries } from '../queries/interruptedQueries'
import { InterruptedPublicationPanel } from './InterruptedPublicationPanel'

type InterruptedPublicationsProps = {
  /** @returns false when another tab is at it already */
  onResume: (interrupted: InterruptedPublication) => Promise<boolean>
}

/** What the account began to publish in this browser and did not end, each to resume or abandon. */
export function InterruptedPublications({ onResume }: InterruptedPublicationsProps) {
  const { user } = useSession()
  const query = interruptedQueries.list(user?.id ?? '')
  const { data: all = [] } = useQuery(query)
  const queryClient = useQueryClient()
  const [isElsewhere, setIsElsewhere] = useState(false)

  const forget = (id: string) =>
    queryClient.setQueryData(query.queryKey, (current) =>
      current?.filter(({ draft }) => draft.id !== id),
    )

  async function handleResume(interrupted: InterruptedPublication) {
    forget(interrupted.draft.id)
    setIsElsewhere(!(await onResume(interrupted)))
  }

  async function handleAbandon({ draft }: InterruptedPublication) {
    forget(draft.id)
    setIsElsewhere(!(await abandonDraft(draft)))
  }

  return (
    <>
      {isElsewhere && <Notice tone="danger">Cet envoi est en cours dans un autre onglet.</Notice>}
      {all.length > 0 && (
        <List>
          {all.map((interrupted) => (
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../lib/api/errors'
import { theme } from '../../../theme/theme'
import { LoadError } from '../../../ui/LoadError'
import { Spinner } from '../../../ui/Spinner'
import { formatFailures } from './describeCampaign'
import type { Campaign } from './toCampaign'
import { campaignQueries } from './campaignQueries'

/** The recipients whose e-mail could not be delivered, and why; loaded when opened. */
export function CampaignFailures({ announcement }: { announcement: Campaign }) {
  const { id, failed } = announcement
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{formatFailures(failed)}&nbsp;: voir les adresses</Summary>
      {isOpen && <FailureList id={id} count={failed} />}
    </details>
  )
}

function FailureList({ id, count }: { id: string; count: number }) {
  const {
    data: failures,
    error,
    isPending,
    refetch,
  } = useQuery(campaignQueries.failures(id, count))

  if (isPending) return <Spinner label="Chargement des adresses…" />

  if (error) {
    return (
      <LoadError
        sentence="Les adresses n’ont pas pu être chargées."
        detail={toFrenchMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  }

  return (
    <List aria-label="Adresses en échec">
      {failures.map(({ id: failureId, email, raison }) => (
        <li key={failureId}>
          <strong>{email ?? 'Une personne désinscrite depuis'}</strong>
          <Reason lang="en">{raison}</Reason>
        </li>
      ))}
      {count > failures.length && <li>Et d’autres, que cette liste ne montre pas.</li>}
    </List>
  )
}

const Summary = styled.summary`
  padding-block: ${theme.space.xs};
  color: ${theme.colors.accentText};
  font-weight: 600;
  cursor: pointer;
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  max-height: 20rem;
  padding-block: ${theme.space.xs};
  overflow-y: auto;
  font-size: ${theme.fontSizes.small};
`

/** The mail server's error message, mostly in English. */
const Reason = styled.span`
  display: block;
  color: ${theme.colors.muted};
`

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Panel } from '../../../ui/Panel'
import { Spinner } from '../../../ui/Spinner'
import { regardsQueries } from '../queries/regardsQueries'
import { LatestRegard } from './LatestRegard'
import { logError } from '../../../lib/log'

/** The newest issue, for a page that is about something else. */
export function LatestRegardTeaser() {
  const { data: regard, error, isPending } = useQuery(regardsQueries.latest())

  useEffect(() => {
    if (error) logError('Le dernier numéro n’a pas pu être chargé\u00a0:', error)
  }, [error])

  if (isPending) return <Spinner label="Chargement du dernier numéro…" />
  if (!regard) {
    return (
      <Panel>
        <p>Aucun numéro disponible pour le moment.</p>
      </Panel>
    )
  }
  return <LatestRegard regard={regard} />
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { logError } from '../../../lib/browser/logError'
import { Panel } from '../../../ui/Panel'
import { Spinner } from '../../../ui/Spinner'
import { regardsQueries } from '../queries/regardsQueries'
import { LatestRegard } from './LatestRegard'

type LatestRegardTeaserProps = {
  /** Text about the magazine, beside the cover. */
  presentation: ReactNode
}

/** The newest issue, for pages outside the magazine. */
export function LatestRegardTeaser({ presentation }: LatestRegardTeaserProps) {
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
  return <LatestRegard regard={regard} presentation={presentation} titleLevel="h3" isBelowFold />
}

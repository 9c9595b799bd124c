import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logError } from '@web/lib/browser/logError'
import { Panel } from '@web/ui/Panel'
import { Spinner } from '@web/ui/Spinner'
import { regardsQueries } from '../queries/regardsQueries'
import { FrontIssue } from './FrontIssue'
import { LatestArticles } from './LatestArticles'

/** The newest issue with its first articles, for the home page. */
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
  return <FrontIssue regard={regard} articles={<LatestArticles />} />
}

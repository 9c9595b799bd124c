import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isServedByWorker } from '../../lib/browser/isServedByWorker'
import { matchSiteRoute } from './siteRoutes'

/**
 * Loads the page anew on Back and Forward without a network, where its data have left the query cache:
 * the service worker has the whole page, with its data.
 */
export function useCachedPageOnReturn(): void {
  const queryClient = useQueryClient()
  const location = useLocation()
  const navigationType = useNavigationType()
  const shownKey = useRef(location.key)

  useEffect(() => {
    // The page that was loaded first counts as a return too, and must not load itself for ever.
    if (location.key === shownKey.current) return
    shownKey.current = location.key
    if (navigationType !== NavigationType.Pop || !isServedByWorker()) return
    const queries = matchSiteRoute(location, { isServerRender: false })?.queries ?? []
    const isMissing = queries.some(
      ({ queryKey }) => queryClient.getQueryData(queryKey) === undefined,
    )
    if (isMissing) window.location.reload()
  }, [location, navigationType, queryClient])
}

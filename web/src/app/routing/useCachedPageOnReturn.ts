import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isServedByWorker } from '@web/lib/browser/isServedByWorker'
import { matchSiteRoute } from './matchSiteRoute'

/**
 * When offline, reloads the page on back and forward navigation if its data are no longer in the
 * query cache: the service worker has the whole page, with its data.
 */
export function useCachedPageOnReturn(): void {
  const queryClient = useQueryClient()
  const location = useLocation()
  const navigationType = useNavigationType()
  const shownKey = useRef(location.key)

  useEffect(() => {
    // The first page also counts as a POP navigation; reloading it would loop.
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

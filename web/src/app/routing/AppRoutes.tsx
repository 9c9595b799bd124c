import { useQueryClient } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useLocation, useRoutes, NavigationType, useNavigationType } from 'react-router-dom'
import { prefetchQueries } from '@web/lib/api/prefetchQueries'
import { shellKey } from '@web/lib/hydration/hydrateQueryState'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { matchSiteRoute } from './matchSiteRoute'
import { siteRoutes } from './siteRoutes'
import { isServedByWorker } from '@web/lib/browser/isServedByWorker'

/** Renders the page of the current URL. Prefetches its queries while its code loads. */
export function AppRoutes() {
  const queryClient = useQueryClient()
  const location = useLocation()
  const isHydrated = useIsHydrated()
  const shell = useShell(location.key)
  // Prefetches during render, as TanStack's usePrefetchQuery does; queries already in the cache are
  // skipped. A server-rendered page already contains its data.
  if (isHydrated)
    void prefetchQueries(
      queryClient,
      matchSiteRoute(shell ?? location, { isServerRender: false })?.queries ?? [],
    )
  useCachedPageOnReturn()
  return useRoutes(siteRoutes, shell)
}

/** The address that the server rendered for an unknown URL, while that URL is current. */
function useShell(key: string): { pathname: string; search: string } | undefined {
  const queryClient = useQueryClient()
  const [first] = useState(() => ({
    key,
    shell: queryClient.getQueryData<{ pathname: string; search: string }>(shellKey),
  }))
  return key === first.key ? first.shell : undefined
}

/** Offline, reloads a page on back and forward when the worker alone has its data. */
function useCachedPageOnReturn(): void {
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

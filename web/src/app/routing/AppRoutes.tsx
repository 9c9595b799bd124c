import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRoutes } from 'react-router-dom'
import { prefetchQueries } from '@web/lib/api/prefetchQueries'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { matchSiteRoute } from './matchSiteRoute'
import { siteRoutes } from './siteRoutes'
import { useCachedPageOnReturn } from './useCachedPageOnReturn'

/** Renders the page of the current URL. Prefetches its queries while its code loads. */
export function AppRoutes() {
  const queryClient = useQueryClient()
  const location = useLocation()
  const isHydrated = useIsHydrated()
  // Prefetches during render, as TanStack's usePrefetchQuery does; queries already in the cache are
  // skipped. A server-rendered page already contains its data.
  if (isHydrated)
    void prefetchQueries(
      queryClient,
      matchSiteRoute(location, { isServerRender: false })?.queries ?? [],
    )
  useCachedPageOnReturn()
  return useRoutes(siteRoutes)
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { prefetchQueries } from '@web/lib/api/prefetchQueries'
import { shellKey } from '@web/lib/hydration/hydrateQueryState'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { matchSiteRoute } from './matchSiteRoute'
import { siteRoutes } from './siteRoutes'
import { useCachedPageOnReturn } from './useCachedPageOnReturn'

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

/** The address that the server rendered in place of the URL that does not exist, as long as it is current. */
function useShell(key: string): { pathname: string; search: string } | undefined {
  const queryClient = useQueryClient()
  const [first] = useState(() => ({
    key,
    shell: queryClient.getQueryData<{ pathname: string; search: string }>(shellKey),
  }))
  return key === first.key ? first.shell : undefined
}

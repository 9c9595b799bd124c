import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { prefetchQueries } from '../../lib/api/prefetchQueries'
import { HydrationContext } from '../../lib/hydration/HydrationContext'
import { matchSiteRoute, siteRoutes } from './siteRoutes'
import { useCachedPageOnReturn } from './useCachedPageOnReturn'

/** The page of the address. Its data are asked for while its code is on its way, not after. */
export function AppRoutes() {
  const queryClient = useQueryClient()
  const location = useLocation()
  const { isHydrated } = use(HydrationContext)
  // At once, as TanStack's own usePrefetchQuery does; asked for again, it does nothing. A page that came
  // drawn has brought its data along.
  if (isHydrated)
    void prefetchQueries(
      queryClient,
      matchSiteRoute(location, { isServerRender: false })?.queries ?? [],
    )
  useCachedPageOnReturn()
  return useRoutes(siteRoutes)
}

import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { prefetch } from '../lib/prefetch'
import { AliveContext } from '../lib/served/AliveContext'
import { routeOf, siteRoutes } from './siteRoutes'
import { useKeptPageOnReturn } from './useKeptPageOnReturn'

/** The page of the address. Its data are asked for while its code is on its way, not after. */
export function AppRoutes() {
  const queryClient = useQueryClient()
  const location = useLocation()
  const { isAlive } = use(AliveContext)
  // At once, as TanStack's own usePrefetchQuery does; asked for again, it does nothing. A page that came
  // drawn has brought its data along.
  if (isAlive) void prefetch(queryClient, routeOf(location, { isDrawnOnce: false })?.queries ?? [])
  useKeptPageOnReturn()
  return useRoutes(siteRoutes)
}

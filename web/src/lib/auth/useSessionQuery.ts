import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { HydrationContext } from '../hydration/HydrationContext'
import { sessionQuery } from './sessionQuery'

/**
 * Session query, enabled after hydration: an earlier response would change components that React
 * still compares with the anonymous server-rendered HTML.
 */
export function useSessionQuery() {
  const { isHydrated } = use(HydrationContext)
  return useQuery({ ...sessionQuery, enabled: isHydrated })
}

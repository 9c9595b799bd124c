import { useQuery } from '@tanstack/react-query'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { sessionQuery } from './sessionQuery'

/**
 * Session query, enabled after hydration: an earlier response would change components that React
 * still compares with the anonymous server-rendered HTML.
 */
export function useSessionQuery() {
  const isHydrated = useIsHydrated()
  return useQuery({ ...sessionQuery, enabled: isHydrated })
}

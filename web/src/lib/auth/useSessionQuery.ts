import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { HydrationContext } from '../hydration/HydrationContext'
import { sessionQuery } from './sessionQuery'

/**
 * Asks who is signed in, once the page is alive: an answer that came before would change, under
 * React's hands, parts that it still compares with what the server drew for everybody.
 */
export function useSessionQuery() {
  const { isHydrated } = use(HydrationContext)
  return useQuery({ ...sessionQuery, enabled: isHydrated })
}

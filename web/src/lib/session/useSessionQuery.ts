import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { AliveContext } from '../served/AliveContext'
import { sessionQuery } from './sessionQuery'

/**
 * Asks who is signed in, once the page is alive: an answer that came before would change, under
 * React's hands, parts that it still compares with what the server drew for everybody.
 */
export function useSessionQuery() {
  const { isAlive } = use(AliveContext)
  return useQuery({ ...sessionQuery, enabled: isAlive })
}

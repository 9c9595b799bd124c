import { useQueryClient } from '@tanstack/react-query'
import { regardsKey } from './findRegards'

/**
 * Returns a function that updates the queries of issues after one was created, changed or deleted:
 * refetches those that the page shows, and drops the others, which are fetched when a page needs
 * them. It resolves once all refetches have settled.
 */
export function useInvalidateRegards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => {
    queryClient.removeQueries({ queryKey: regardsKey, type: 'inactive' })
    return queryClient.invalidateQueries({ queryKey: regardsKey })
  }
}

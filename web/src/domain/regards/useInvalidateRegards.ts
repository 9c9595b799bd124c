import { useQueryClient } from '@tanstack/react-query'
import { regardsKey } from './regardsKey'

/**
 * Returns a function that invalidates and refetches all queries of issues, including inactive ones,
 * after an issue was created, updated or deleted. It resolves once all refetches have settled.
 */
export function useInvalidateRegards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: regardsKey, refetchType: 'all' })
}

import { useQueryClient } from '@tanstack/react-query'
import { regardsKey } from './regardsKey'

/**
 * Gives what is to be called once an issue was added, changed or deleted: all that shows issues asks
 * for them again, pages that are not open too. Resolves when the answers are there, or failed.
 */
export function useInvalidateRegards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: regardsKey, refetchType: 'all' })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../../lib/auth/sessionQuery'
import { logError } from '../../../lib/browser/logError'
import { secondFactorQuery } from './secondFactorQuery'

/**
 * Mutation that changes the second factors. Afterwards the page shows the new ones, and the session
 * is read again: it may have been limited to this change.
 */
export function useSecondFactorChange<Change, Result>(send: (change: Change) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(
        [secondFactorQuery.queryKey, sessionQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => logError('Le changement du second facteur a échoué\u00a0:', error),
  })
}

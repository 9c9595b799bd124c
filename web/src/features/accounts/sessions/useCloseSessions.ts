import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { devicesQuery } from './devicesQuery'

/**
 * Mutation that ends the session of another device, by its id, or with `undefined` those of all
 * others. Settles once the list is refetched.
 */
export function useCloseSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      try {
        await api(id === undefined ? '/users/sessions' : `/users/sessions/${id}`, {
          method: 'DELETE',
        })
      } catch (error) {
        // 404: it ended by itself, or the response to the first try was lost.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

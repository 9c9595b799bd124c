import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../lib/api/api'
import { readingsKey } from '../readingsQuery'

/**
 * Mutation that has the online reading of an issue prepared, again or for the first time. Settles once
 * its state is fetched again.
 */
export function usePrepareReading() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(`/regards/${id}/lecture`, { method: 'POST' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: readingsKey }),
  })
}

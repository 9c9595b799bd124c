import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { campaignQueries } from './campaignQueries'

/** Mutation that starts the e-mail campaign of an issue. Settles once the list is refetched. */
export function useStartCampaign() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api(`/regards/${id}/annonce`, { method: 'POST' })
      } catch (error) {
        // Started by another user, or the response to the first try was lost.
        const isAnnounced = error instanceof ApiError && error.code === 'already-announced'
        if (!isAnnounced) throw error
      }
    },
    onSuccess: () => queryClient.invalidateQueries(campaignQueries.byRegard()),
  })
}

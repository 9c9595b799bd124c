import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { campaignQueries } from './campaignQueries'

/** Has the server begin to tell all subscribers of an issue. Done once the list shows it. */
export function useStartCampaign() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api(`/regards/${id}/annonce`, { method: 'POST' })
      } catch (error) {
        // Somebody else was faster, or the answer to a first try was lost: it is announced.
        const isAnnounced = error instanceof ApiError && error.code === 'already-announced'
        if (!isAnnounced) throw error
      }
    },
    onSuccess: () => queryClient.invalidateQueries(campaignQueries.byRegard()),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'
import { campaignsKey } from './campaignQueries'

/**
 * Mutation that starts the e-mail campaign of an issue. Settles once the list is refetched.
 * @returns false when the issue was announced before: by another user, or by an earlier try whose
 *   response was lost
 */
export function useStartCampaign() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<boolean> => {
      try {
        await api(`/regards/${id}/annonce`, { method: 'POST' })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already-announced') return false
        throw error
      }
    },
    // After an error too: the campaign may have started though its response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  })
}

type CampaignPlan = {
  /** Id of the issue. */
  id: string
  /**
   * Time in Paris, YYYY-MM-DDTHH:MM; null: at the publication of the issue; undefined: not any more.
   */
  date: string | null | undefined
}

/** Mutation that plans the announcement of an issue, or ends its plan. Settles once the list is refetched. */
export function usePlanCampaign() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, date }: CampaignPlan): Promise<unknown> =>
      date === undefined
        ? api(`/regards/${id}/annonce/programmation`, { method: 'DELETE' })
        : api(`/regards/${id}/annonce/programmation`, { method: 'POST', body: { date } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { campaignsKey } from './campaignQueries'

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

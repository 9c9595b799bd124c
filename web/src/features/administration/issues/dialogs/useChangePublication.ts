import { useMutation } from '@tanstack/react-query'
import { useInvalidateRegards } from '../../../../domain/regards/useInvalidateRegards'
import { api } from '../../../../lib/api/api'
import {
  cancelPlannedPublication,
  planPublication,
} from '../../publication/publisher/planPublication'

export type PublicationChange = { id: string } & (
  | { kind: 'publish' | 'withdraw' | 'cancelPlan' }
  | { kind: 'plan'; at: string }
)

/**
 * Mutation that publishes an issue, withdraws it from the site, or plans its publication. Settles
 * once the lists are refetched.
 */
export function useChangePublication() {
  const onChanged = useInvalidateRegards()
  return useMutation({ mutationFn: changePublication, onSuccess: onChanged })
}

async function changePublication(change: PublicationChange): Promise<void> {
  const { id, kind } = change
  if (kind === 'plan') {
    await planPublication(id, change.at)
  } else if (kind === 'cancelPlan') {
    await cancelPlannedPublication(id)
  } else {
    await api(`/regards/${id}`, {
      method: 'PATCH',
      query: { depth: 0 },
      body: { _status: kind === 'publish' ? 'published' : 'draft' },
    })
  }
}

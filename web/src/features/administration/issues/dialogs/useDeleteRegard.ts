import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../lib/api/api'
import { ApiError } from '../../../../lib/api/errors'
import { useInvalidateRegards } from '../../../../domain/regards/useInvalidateRegards'

/**
 * Mutation that moves an issue to the trash, with its files and counts. Settles once the lists are
 * refetched.
 */
export function useDeleteRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        const body = { deletedAt: new Date().toISOString() }
        await api(`/regards/${id}`, { method: 'PATCH', query: { depth: 0 }, body })
      } catch (error) {
        // 404: deleted by another user, or the response to the first try was lost.
        const isGone = error instanceof ApiError && error.status === 404
        if (!isGone) throw error
      }
    },
    onSuccess: onChanged,
  })
}

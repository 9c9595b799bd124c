import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { useInvalidateRegards } from '../../../domain/regards/useInvalidateRegards'

/**
 * Mutation that deletes an issue; the server deletes its files. Settles once the lists are
 * refetched.
 */
export function useDeleteRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api(`/regards/${id}`, { method: 'DELETE', query: { depth: 0 } })
      } catch (error) {
        // 404: deleted by another user, or the response to the first try was lost.
        const isGone = error instanceof ApiError && error.status === 404
        if (!isGone) throw error
      }
    },
    onSuccess: onChanged,
  })
}

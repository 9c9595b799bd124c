import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { useInvalidateRegards } from '../../../domain/regards/useInvalidateRegards'

/** Deletes an issue; the server deletes its files with it. Done once the lists know. */
export function useDeleteRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api(`/regards/${id}`, { method: 'DELETE', query: { depth: 0 } })
      } catch (error) {
        // Somebody else was faster, or the answer to a first try was lost: it is gone.
        const isGone = error instanceof ApiError && error.status === 404
        if (!isGone) throw error
      }
    },
    onSuccess: onChanged,
  })
}

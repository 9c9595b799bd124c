import { useMutation } from '@tanstack/react-query'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { api } from '@web/lib/api/api'

/** Mutation that takes an issue out of the trash, by its id. Settles once the lists are refetched. */
export function useRestoreRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: (id: string) =>
      api(`/regards/${id}`, {
        method: 'PATCH',
        query: { trash: 'true', depth: 0 },
        body: { deletedAt: null },
      }),
    onSuccess: onChanged,
  })
}

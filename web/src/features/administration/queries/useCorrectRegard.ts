import { useMutation } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { api } from '../../../lib/api/api'
import { useInvalidateRegards } from '../../../domain/regards/useInvalidateRegards'

export type Correction = {
  id: string
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  titre: string | null
  sommaire: string | null
}

export function useCorrectRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: async ({ id, ...data }: Correction) => {
      const { doc } = await api<{ doc: Regard }>(`/regards/${id}`, {
        method: 'PATCH',
        query: { depth: 0 },
        body: data,
      })
      return doc
    },
    onSuccess: onChanged,
  })
}

import { useMutation } from '@tanstack/react-query'
import type { Regard } from '../../../../../cms/src/payload-types'
import { api } from '../../../lib/api'
import { useRegardsChanged } from '../../../lib/regards/useRegardsChanged'

export type Correction = {
  id: string
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  titre: string | null
  sommaire: string | null
}

/** Changes what an issue says of itself. Done once the lists show the server's answer. */
export function useCorrectRegard() {
  const onChanged = useRegardsChanged()
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

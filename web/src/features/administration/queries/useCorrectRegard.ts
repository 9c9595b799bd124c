import { useMutation } from '@tanstack/react-query'
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
    mutationFn: ({ id, ...data }: Correction) =>
      api.update({ collection: 'regards', id, data, depth: 0 }),
    onSuccess: onChanged,
  })
}

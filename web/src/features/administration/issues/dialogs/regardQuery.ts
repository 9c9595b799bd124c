import { queryOptions } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { getApi } from '../../../../lib/api/api'
import { toPublishedRegard } from '../toPublishedRegard'

/** One issue, published or not, as it is at the moment. */
export const regardQuery = (id: string) =>
  queryOptions({
    queryKey: ['regardToCorrect', id],
    queryFn: async ({ client, signal }) => {
      const query = { depth: 1, draft: 'false' }
      return toPublishedRegard(await getApi(client)<Regard>(`/regards/${id}`, { query, signal }))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

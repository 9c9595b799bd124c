import type { SearchResponse } from '@regards/contract/schemas/recherche'
import { queryOptions } from '@tanstack/react-query'
import { getApi } from '@web/lib/api/api'
import { createUnreadableError } from '@web/lib/api/errors'
import type { Search } from '../helpers/parseSearch'

/** Query for one page of results; `q` is not empty. @throws ApiError `unreadable` */
export const rechercheQuery = ({ q, annee, rubrique, page = 1 }: Search) =>
  queryOptions({
    queryKey: ['recherche', q, annee ?? null, rubrique ?? null, page] as const,
    queryFn: async ({ client, signal }) => {
      const answer = await getApi(client)<SearchResponse | null>('/recherche', {
        query: { q, annee, rubrique, page: page > 1 ? page : undefined },
        signal,
      })
      if (!answer || !Array.isArray(answer.resultats)) throw createUnreadableError()
      return answer
    },
  })

/** Query for the words to try. */
export const essaisQuery = queryOptions({
  queryKey: ['recherche', 'essais'] as const,
  queryFn: async ({ client, signal }) => {
    const answer = await getApi(client)<SearchResponse | null>('/recherche', { signal })
    return answer?.essais ?? []
  },
})

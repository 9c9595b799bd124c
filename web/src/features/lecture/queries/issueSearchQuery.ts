import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { getApi } from '@web/lib/api/api'

/** Pages of an issue that have the words of a search; `q` is not empty. */
export const issueSearchQuery = (numero: number, q: string) =>
  queryOptions({
    queryKey: [...regardsKey, 'recherche', numero, q],
    queryFn: ({ client, signal }) =>
      getApi(client)<IssueSearchResponse>(`/regards/numero/${numero}/recherche`, {
        query: { q },
        signal,
      }),
  })

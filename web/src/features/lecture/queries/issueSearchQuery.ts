import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { getApi } from '@web/lib/api/api'

/** `GET /api/regards/numero/{n}/recherche`. */
export type IssueSearchResponse = {
  total: number
  suggestion: string | null
  /** Words of the search that the results lack, when no page has them all. */
  sans: string[]
  resultats: { page: number; extrait: { texte: string; marque: boolean }[] }[]
}

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

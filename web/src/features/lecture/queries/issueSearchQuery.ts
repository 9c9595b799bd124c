import type { TexteResponse } from '@regards/contract/schemas/lecture'
import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { getApi } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'

type IssueSearch = IssueSearchResponse & {
  /** Whether the text on the device was searched, without the server. */
  isOffline?: boolean
}

/** Pages of an issue with the words of `q`, not empty; without a network, from the kept text. */
export const issueSearchQuery = (numero: number, q: string) =>
  queryOptions({
    queryKey: [...regardsKey, 'recherche', numero, q],
    queryFn: async ({ client, signal }): Promise<IssueSearch> => {
      const api = getApi(client)
      const issue = `/regards/numero/${numero}`
      try {
        return await api<IssueSearchResponse>(`${issue}/recherche`, { query: { q }, signal })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'network') throw error
        const kept = await Promise.all([
          api<TexteResponse>(`${issue}/texte`, { signal }),
          import('../helpers/searchKeptText'),
        ]).catch(() => undefined)
        if (!kept) throw error
        const [texte, { searchKeptText }] = kept
        return { ...searchKeptText(texte, q), isOffline: true }
      }
    },
  })

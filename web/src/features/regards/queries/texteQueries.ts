import type { TexteResponse } from '@regards/contract/schemas/lecture'
import { queryOptions } from '@tanstack/react-query'
import { findNumeroToday } from '@web/domain/regards/findRegards'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { getApi, type Api } from '@web/lib/api/api'
import { nullIfMissing } from '@web/lib/api/errors'
import type { TexteSummary } from '../helpers/toTexte'

/** Interval of requests while the text is being prepared, in milliseconds. */
const preparationPollMs = 15_000

export const texteQueries = {
  /**
   * The whole text of an issue, to be read by `toTexte`; null when there is no such issue. It is not
   * part of the page's query state, which would contain every word a second time.
   */
  whole: (numero: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'texte', numero, 'pages'],
      queryFn: ({ client, signal }) => fetchTexte(getApi(client), numero, signal),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isServerOnly: true },
    }),

  /**
   * The state of an issue's text; caches the text itself for `whole`. `summary` is null when no issue
   * has this number; `numeroToday` is then the current number of the issue that once had it, or null.
   */
  summary: (numero: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'texte', numero],
      queryFn: async ({ client, signal }) => {
        // Not imported with the routes, which every page has.
        const [response, { toTexteSummary }] = await Promise.all([
          fetchTexte(getApi(client), numero, signal),
          import('../helpers/toTexte'),
        ])
        client.setQueryData(texteQueries.whole(numero).queryKey, response)
        if (response === null) {
          return {
            summary: null,
            numeroToday: await findNumeroToday(getApi(client), numero, signal),
          }
        }
        return { summary: toTexteSummary(response), numeroToday: null }
      },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) =>
        isPreparing(state.data?.summary) ? preparationPollMs : false,
    }),
}

const isPreparing = (summary: TexteSummary | null | undefined): boolean =>
  summary?.etat === 'attente' || summary?.etat === 'enCours'

/** @returns null when no published issue has this number */
const fetchTexte = (api: Api, numero: number, signal: AbortSignal) =>
  nullIfMissing(api<TexteResponse>(`/regards/numero/${numero}/texte`, { signal }))

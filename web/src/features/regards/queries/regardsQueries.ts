import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getApi, type Api } from '@web/lib/api/api'
import { createUnreadableError, nullIfMissing } from '@web/lib/api/errors'
import {
  findNumeroToday,
  findRegardSummary,
  findRegards,
  regardsKey,
} from '@web/domain/regards/findRegards'
import { isRegard } from '@web/domain/regards/isRegard'
import { regardsInfiniteQuery, flattenRegardsPages } from '@web/domain/regards/regardsInfiniteQuery'
import { toRegardItem } from '../helpers/toRegardItem'
import type { TexteResponse } from '@regards/contract/schemas/lecture'
import type { TexteSummary } from '../helpers/toTexte'

/** Upper bound of issues per year. */
const maxRegardsPerYear = 100

/** Issues shown beside the newest one; together they are a year. */
const previousCount = 3

/** The cache contains raw responses; `select` converts them for components. */
export const regardsQueries = {
  list: () =>
    infiniteQueryOptions({
      ...regardsInfiniteQuery,
      select: ({ pages }) => flattenRegardsPages(pages).map(toRegardItem),
    }),

  latest: () =>
    queryOptions({
      queryKey: [...regardsKey, 'latest'],
      queryFn: async ({ client, signal }) => {
        const { docs } = await findRegards(getApi(client), { limit: 1 }, signal)
        return docs[0] ?? null
      },
      select: (regard) => (isRegard(regard) ? toRegardItem(regard) : null),
    }),

  /** The issues before the newest one. */
  previous: () =>
    queryOptions({
      queryKey: [...regardsKey, 'previous'],
      queryFn: async ({ client, signal }) => {
        const { docs } = await findRegards(getApi(client), { limit: previousCount + 1 }, signal)
        return docs.slice(1)
      },
      select: (docs) => docs.filter(isRegard).map(toRegardItem),
    }),

  /**
   * One issue with the previous and next one, each null when missing. `numeroToday`: the current
   * number of the issue that once had this number; null otherwise.
   */
  one: (numero: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'numero', numero],
      queryFn: async ({ client, signal }) => {
        const api = getApi(client)
        const equal = { numero: { equals: numero } }
        const below = { where: { numero: { less_than: numero } }, sort: ['-numero'] }
        const above = { where: { numero: { greater_than: numero } }, sort: ['numero'] }
        const [{ docs }, previous, next] = await Promise.all([
          findRegards(api, { limit: 1, where: equal }, signal),
          findRegardSummary(api, below, signal),
          findRegardSummary(api, above, signal),
        ])
        const regard = docs[0] ?? null
        const numeroToday = regard ? null : await findNumeroToday(api, numero, signal)
        return { regard, numeroToday, previous, next }
      },
      select: ({ regard, numeroToday, previous, next }) => ({
        regard: isRegard(regard) ? toRegardItem(regard) : null,
        numeroToday,
        previous: isRegard(previous) ? previous : null,
        next: isRegard(next) ? next : null,
      }),
    }),

  year: (annee: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'annee', annee],
      queryFn: async ({ client, signal }) => {
        const dateParution = {
          greater_than_equal: `${annee}-01-01T00:00:00.000Z`,
          less_than: `${annee + 1}-01-01T00:00:00.000Z`,
        }
        const range = { limit: maxRegardsPerYear, where: { dateParution } }
        const { docs } = await findRegards(getApi(client), range, signal)
        return docs
      },
      select: (docs) => docs.filter(isRegard).map(toRegardItem),
    }),

  years: () =>
    queryOptions({
      queryKey: [...regardsKey, 'annees'],
      queryFn: async ({ client, signal }) => {
        const answer = await getApi(client)<{ annees?: number[] } | null>('/regards/annees', {
          signal,
        })
        if (!Array.isArray(answer?.annees)) throw createUnreadableError()
        return answer.annees
      },
    }),
}

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

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { toRegardItem } from '../helpers/toRegardItem'

/** One issue apart and 24 in a grid: full rows in 2, 3 and 4 columns. */
const pageSize = 25

const newestFirst = ['-dateParution', '-numero']

/** Raw answers stay in the cache; `select` makes of them what components draw. */
export const regardsQueries = {
  all: () => ['regards'] as const,

  /** The issues, newest first, a page at a time. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...regardsQueries.all(), 'list'],
      queryFn: ({ pageParam, signal }) =>
        api.find(
          { collection: 'regards', sort: newestFirst, limit: pageSize, page: pageParam, depth: 1 },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: (lastPage) =>
        lastPage.hasNextPage ? (lastPage.nextPage ?? undefined) : undefined,
      select: ({ pages }) => {
        // An issue published between two pages moves the others: one may come twice.
        const byId = new Map(pages.flatMap(({ docs }) => docs).map((doc) => [doc.id, doc]))
        return [...byId.values()].map(toRegardItem)
      },
    }),

  /** The newest issue; null when there is none. */
  latest: () =>
    queryOptions({
      queryKey: [...regardsQueries.all(), 'latest'],
      queryFn: async ({ signal }) => {
        const { docs } = await api.find(
          { collection: 'regards', sort: newestFirst, limit: 1, depth: 1 },
          { signal },
        )
        return docs[0] ?? null
      },
      select: (regard) => regard && toRegardItem(regard),
    }),
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Regard } from '../../../../../cms/src/payload-types'
import { api } from '../../../lib/api'
import { unreadableError } from '../../../lib/errors'
import { isRegard, toRegardItem } from '../helpers/toRegardItem'

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
      queryFn: ({ pageParam, signal }) => findRegards({ limit: pageSize, page: pageParam }, signal),
      initialPageParam: 1,
      getNextPageParam: (lastPage) =>
        lastPage.hasNextPage ? (lastPage.nextPage ?? undefined) : undefined,
      select: ({ pages }) => {
        // An issue published between two pages moves the others: one may come twice.
        const docs = pages.flatMap((page) => page.docs).filter(isRegard)
        const byId = new Map(docs.map((doc) => [doc.id, doc]))
        return [...byId.values()].map(toRegardItem)
      },
    }),

  /** The newest issue; null when there is none. */
  latest: () =>
    queryOptions({
      queryKey: [...regardsQueries.all(), 'latest'],
      queryFn: async ({ signal }) => {
        const { docs } = await findRegards({ limit: 1 }, signal)
        return docs[0] ?? null
      },
      select: (regard) => (isRegard(regard) ? toRegardItem(regard) : null),
    }),
}

/** @throws ApiError `unreadable` when the answer is no list of issues. */
async function findRegards(range: { limit: number; page?: number }, signal: AbortSignal) {
  const answer = await api.find(
    { collection: 'regards', sort: newestFirst, depth: 1, ...range },
    { signal },
  )
  if (!isList(answer)) throw unreadableError()
  return answer
}

function isList(answer: { docs: Regard[] } | null): boolean {
  return Array.isArray(answer?.docs)
}

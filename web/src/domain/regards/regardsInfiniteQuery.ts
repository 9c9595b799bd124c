import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { getApi } from '../../lib/api/api'
import { findRegards } from './findRegards'
import { isRegard } from './isRegard'
import { regardsKey } from './regardsKey'

/** One issue apart and 24 in a grid: full rows in 2, 3 and 4 columns. */
const pageSize = 25

/** The issues, newest first, a page at a time, as they came; who shows them adds a `select`. */
export const regardsInfiniteQuery = infiniteQueryOptions({
  queryKey: [...regardsKey, 'list'],
  queryFn: ({ client, pageParam, signal }) =>
    findRegards(getApi(client), { limit: pageSize, page: pageParam }, signal),
  initialPageParam: 1,
  getNextPageParam: (lastPage) =>
    lastPage.hasNextPage ? (lastPage.nextPage ?? undefined) : undefined,
})

/** The issues of all the pages that came, each once. */
export function flattenRegardsPages(pages: { docs: Regard[] }[]): Regard[] {
  // An issue published between two pages moves the others: one may come twice.
  const docs = pages.flatMap((page) => page.docs).filter(isRegard)
  return [...new Map(docs.map((doc) => [doc.id, doc])).values()]
}

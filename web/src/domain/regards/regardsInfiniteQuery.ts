import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { getApi } from '@web/lib/api/api'
import { findRegards, regardsKey } from './findRegards'
import { isRegard } from './isRegard'

/** One featured issue and 24 in a grid: full rows in 2, 3 and 4 columns. */
const pageSize = 25

/** Infinite query of the issues, newest first, as raw pages; components add a `select`. */
export const regardsInfiniteQuery = infiniteQueryOptions({
  queryKey: [...regardsKey, 'list'],
  queryFn: ({ client, pageParam, signal }) =>
    findRegards(getApi(client), { limit: pageSize, page: pageParam }, signal),
  initialPageParam: 1,
  getNextPageParam: (lastPage) =>
    lastPage.hasNextPage ? (lastPage.nextPage ?? undefined) : undefined,
})

/** Merges the loaded pages into one list of issues without duplicates. */
export function flattenRegardsPages(pages: { docs: Regard[] }[]): Regard[] {
  // An issue published between two page requests shifts the others: one may appear twice.
  const docs = pages.flatMap((page) => page.docs).filter(isRegard)
  return [...new Map(docs.map((doc) => [doc.id, doc])).values()]
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query of a page, created by `queryOptions` or `infiniteQueryOptions`. */
export type PageQuery = { queryKey: QueryKey }

/** Fetches the missing queries in parallel; resolves once all have settled, never rejects. */
export async function prefetchQueries(client: QueryClient, queries: PageQuery[]): Promise<void> {
  await Promise.allSettled(
    queries
      .filter(({ queryKey }) => client.getQueryState(queryKey) === undefined)
      .map((query) =>
        'initialPageParam' in query
          ? client.infiniteQuery(query as InfiniteQuery)
          : client.query(query),
      ),
  )
}

type InfiniteQuery = Parameters<QueryClient['infiniteQuery']>[0]

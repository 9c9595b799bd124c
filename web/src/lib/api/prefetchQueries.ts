import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query of a page, created by `queryOptions` or `infiniteQueryOptions`. */
export type PageQuery = { queryKey: QueryKey }

/**
 * Fetches the queries that are not in the cache, in parallel. Never rejects: each page shows its
 * own errors. Resolves once all have settled.
 */
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

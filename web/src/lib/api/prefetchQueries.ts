import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query of a page, from a `queryOptions` or `infiniteQueryOptions` factory. */
export type PageQuery = { queryKey: QueryKey }

/**
 * Asks for what is not known yet, all at once. Never rejects: a page says by itself what failed.
 * @returns done when every answer is there
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

import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query'
import { escapeJsonForHtml } from '../format/escapeJsonForHtml'
import { queryStateElementId } from './queryStateElementId'

/**
 * Serializes the query data to an HTML script element of type `application/json`. Failed queries
 * are omitted: the browser fetches them again. Queries with `meta.isServerOnly` are omitted: see
 * `StaticHtml`. Timestamps are omitted: a page renders to identical bytes until its content changes.
 */
export function dehydrateQueryState(client: QueryClient): string {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) && query.meta?.isServerOnly !== true,
  })
  const json = escapeJsonForHtml(queries.map(({ queryKey, state }) => [queryKey, state.data]))
  return `<script id="${queryStateElementId}" type="application/json">${json}</script>`
}

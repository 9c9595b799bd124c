import {
  type QueryClient,
  type QueryKey,
  defaultShouldDehydrateQuery,
  dehydrate,
} from '@tanstack/react-query'

import { escapeJsonForHtml } from '../format/escapeJsonForHtml'

/**
 * Fills the query cache with the server's data, as fetched now: caches of pages see to their
 * freshness.
 * @returns whether the page was server-rendered
 */
export function hydrateQueryState(client: QueryClient): boolean {
  const element = document.getElementById(queryStateElementId)
  if (!element) return false
  const queries = JSON.parse(element.textContent) as [QueryKey, unknown][]
  for (const [queryKey, data] of queries) client.setQueryData(queryKey, data)
  return true
}

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

/** Key of the path that a 404 was rendered for: all unknown issues get the same page. */
export const shellKey = ['adresse']

/** ID of the script element with the dehydrated query state. */
const queryStateElementId = 'donnees'

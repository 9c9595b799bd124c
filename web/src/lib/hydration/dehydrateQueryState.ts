import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query'
import { escapeJsonForHtml } from '../format/escapeJsonForHtml'
import { queryStateElementId } from './queryStateElementId'

/**
 * Fields of a file, and of its sizes, that pages render. The rest of its record would make up half
 * of the dehydrated state.
 */
const renderedFileFields = new Set(['url', 'width', 'height', 'alt', 'placeholder', 'sizes'])
const renderedSizeFields = new Set(['url', 'width'])

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
  const json = escapeJsonForHtml(
    queries.map(({ queryKey, state }) => [queryKey, pickRenderedFields(state.data)]),
  )
  return `<script id="${queryStateElementId}" type="application/json">${json}</script>`
}

function pickRenderedFields(value: unknown, ofFile = renderedFileFields): unknown {
  if (Array.isArray(value)) return value.map((part) => pickRenderedFields(part))
  if (typeof value !== 'object' || value === null) return value
  const isFile = 'mimeType' in value
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>)
      .filter(([name, part]) => !isFile || (ofFile.has(name) && part !== null))
      .map(([name, part]) => [
        name,
        pickRenderedFields(part, name === 'sizes' ? renderedSizeFields : ofFile),
      ]),
  )
}

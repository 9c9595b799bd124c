import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { escapeJsonForHtml } from '../format/escapeJsonForHtml'
import { queryStateElementId } from './queryStateElementId'

/**
 * What pages draw of a file, and of its copies in other sizes. The rest of its record is half of what a
 * page would carry along.
 */
const renderedFileFields = new Set(['url', 'width', 'height', 'alt', 'placeholder', 'sizes'])
const renderedSizeFields = new Set(['url', 'width'])

/**
 * What the server read for a page, as an element of it: data, which no browser runs. Only what came
 * is in it: what failed is asked for again by the browser. No moment is in it either: as long as nothing
 * changes, a page that is drawn again is the same to the byte.
 */
export function dehydrateQueryState(client: QueryClient): string {
  const { queries } = dehydrate(client)
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

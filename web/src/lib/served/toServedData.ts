import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { toInertJson } from '../toInertJson'
import { servedDataId } from './servedDataId'

/**
 * What the server read for a page, as an element of it: data, which no browser runs. Only what came
 * is in it: what failed is asked for again by the browser.
 */
export function toServedData(client: QueryClient): string {
  const json = toInertJson(dehydrate(client))
  return `<script id="${servedDataId}" type="application/json">${json}</script>`
}

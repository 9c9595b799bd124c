import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { servedDataId } from './servedDataId'

/**
 * What the server read for a page, as an element of it: data, which no browser runs. Only what came
 * is in it: what failed is asked for again by the browser.
 */
export function toServedData(client: QueryClient): string {
  // A text may hold « </script> »: in JSON, an escaped < is the same character.
  const json = JSON.stringify(dehydrate(client)).replaceAll('<', '\\u003c')
  return `<script id="${servedDataId}" type="application/json">${json}</script>`
}

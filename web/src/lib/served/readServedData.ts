import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { servedDataId } from './servedDataId'

/**
 * Takes what the server read for this page, so that nothing of it is asked for again. It counts as
 * read now: whoever kept the page for a while made sure that it is still true.
 * @returns whether the server drew this page
 */
export function readServedData(client: QueryClient): boolean {
  const element = document.getElementById(servedDataId)
  if (!element) return false
  const queries = JSON.parse(element.textContent) as [QueryKey, unknown][]
  for (const [queryKey, data] of queries) client.setQueryData(queryKey, data)
  return true
}

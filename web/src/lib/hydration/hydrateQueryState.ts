import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { queryStateElementId } from './queryStateElementId'

/**
 * Takes what the server read for this page, so that nothing of it is asked for again. It counts as
 * read now: whoever kept the page for a while made sure that it is still true.
 * @returns whether the server drew this page
 */
export function hydrateQueryState(client: QueryClient): boolean {
  const element = document.getElementById(queryStateElementId)
  if (!element) return false
  const queries = JSON.parse(element.textContent) as [QueryKey, unknown][]
  for (const [queryKey, data] of queries) client.setQueryData(queryKey, data)
  return true
}

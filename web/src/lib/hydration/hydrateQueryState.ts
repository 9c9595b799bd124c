import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { queryStateElementId } from './queryStateElementId'

/**
 * Fills the query cache with the server's data, so that the page does not fetch them again. They
 * count as fetched now: caches that stored the page are responsible for its freshness.
 * @returns whether the page was server-rendered
 */
export function hydrateQueryState(client: QueryClient): boolean {
  const element = document.getElementById(queryStateElementId)
  if (!element) return false
  const queries = JSON.parse(element.textContent) as [QueryKey, unknown][]
  for (const [queryKey, data] of queries) client.setQueryData(queryKey, data)
  return true
}

import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { servedDataId } from './servedDataId'

/**
 * Takes what the server read for this page, so that nothing of it is asked for again. It counts as
 * read now: whoever kept the page for a while made sure that it is still true.
 * @returns whether the server drew this page
 */
export function readServedData(client: QueryClient): boolean {
  const element = document.getElementById(servedDataId)
  if (!element) return false
  const state = JSON.parse(element.textContent) as DehydratedState
  const now = Date.now()
  hydrate(client, {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: now },
    })),
  })
  return true
}

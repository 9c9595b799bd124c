import { getContentState } from '../../infrastructure/contentVersion/getContentState'
import type { ApiError } from '../../lib/errors/apiErrors'
import { shutdown } from '../../lib/process/shutdown'
import { FAILURES } from './failures'
import { isStarting } from './isStarting'

type ServingFailure = 'boot' | 'shutdown' | 'database'

/**
 * Returns why this process cannot show the public site; undefined while it can, from memory or
 * because the database answers. The storage does not count: pages are shown without it.
 * @param isHomeCached whether the home page can be served from memory
 */
export function findServingFailure(isHomeCached: () => boolean): ServingFailure | undefined {
  if (shutdown.signal.aborted) return 'shutdown'
  if (isStarting()) return 'boot'
  return getContentState().isDatabaseDown && !isHomeCached() ? 'database' : undefined
}

/**
 * Throws unless this process can show the public site: for GET /api/health/serving, by which a load
 * balancer chooses processes.
 * @throws ApiError 503 starting, stopping, database-unavailable
 */
export function assertServing(isHomeCached: () => boolean): void {
  const failing = findServingFailure(isHomeCached)
  if (failing) throw FAILURES[failing] satisfies ApiError
}

import { getContentState } from '../../infrastructure/contentVersion/invalidateContent'
import type { ApiError } from '../../lib/errors/apiErrors'
import { shutdown } from '../../lib/process/shutdown'
import { FAILURES } from './failures'
import { getBootState } from '../../lib/process/getBootState'
import type { ServerResponse } from 'node:http'
import { NO_STORE } from '../../lib/http/cacheControl'
import { metrics, UNKNOWN } from '../../lib/telemetry/metrics'
import { readAtScrape } from '../../lib/telemetry/scrapeReadings'

type ServingFailure = 'boot' | 'shutdown' | 'database'

/**
 * Returns why this process cannot show the public site; undefined while it can, from memory or
 * because the database answers. The storage does not count: pages are shown without it.
 * @param isHomeCached whether the home page can be served from memory
 */
function findServingFailure(isHomeCached: () => boolean): ServingFailure | undefined {
  if (shutdown.signal.aborted) return 'shutdown'
  if (isStarting()) return 'boot'
  return getContentState().isDatabaseDown && !isHomeCached() ? 'database' : undefined
}

/** Whether the boot has not completed yet: database and first account are not ready. */
export const isStarting = (): boolean => !getBootState().ready

export const SERVING_PATH = '/api/health/serving'

/** Probe of load balancers: whether the site can be shown. @throws ApiError 503 with the reason */
export function sendServing(res: ServerResponse, isHomeCached: () => boolean): void {
  const failing = findServingFailure(isHomeCached)
  if (failing) throw FAILURES[failing] satisfies ApiError
  const body = JSON.stringify({ status: 'ok' })
  res.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    ...NO_STORE,
  })
  res.end(body)
}

/** Lets scrapes read the size of the response cache, and whether this process serves pages. */
export function observeCache(
  cache: { size: () => { entries: number; bytes: number } },
  isHomeCached: () => boolean,
): void {
  readAtScrape('cache', {
    everyMs: 0,
    read() {
      const { entries, bytes } = cache.size()
      metrics.cacheEntries.set(entries)
      metrics.cacheBytes.set(bytes)
      metrics.serving.set(findServingFailure(isHomeCached) ? 0 : 1)
    },
    onFailure: () => metrics.serving.set(UNKNOWN),
  })
}

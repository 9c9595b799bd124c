import { metrics, UNKNOWN } from '../../lib/telemetry/metrics'
import { readAtScrape } from '../../lib/telemetry/scrapeReadings'
import { findServingFailure } from '../health/checkServing'

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

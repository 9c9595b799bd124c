import { metrics } from '../../lib/telemetry/metrics'
import { readAtScrape } from '../../lib/telemetry/scrapeReadings'
import { findReadinessFailures } from './checkReadiness'

const READ_EVERY_MS = 10_000

/** Lets scrapes read what the readiness probe says. */
export function observeReadiness(): void {
  readAtScrape('readiness', {
    everyMs: READ_EVERY_MS,
    async read() {
      const failing = await findReadinessFailures()
      metrics.ready.set(failing.length === 0 ? 1 : 0)
      for (const dependency of ['database', 'storage'] as const) {
        metrics.dependencyUp.set({ dependency }, failing.includes(dependency) ? 0 : 1)
      }
    },
    // The probe itself is slow: something it waits for does not answer.
    onFailure: () => metrics.ready.set(0),
  })
}

import { collectDefaultMetrics } from 'prom-client'

import type { Env } from '../lib/env'
import { metrics, UNKNOWN } from '../lib/telemetry/metrics'
import { readAtScrape } from '../lib/telemetry/scrapeReadings'
import { version } from '../lib/version'
import type { InFlight } from './trackInFlight'

/** Starts the metrics, if the settings ask for them (METRICS_TOKEN). */
export function startTelemetry(
  { metricsToken, database, s3 }: Pick<Env, 'metricsToken' | 'database' | 's3'>,
  inFlight: Pick<InFlight, 'count'>,
): void {
  if (!metricsToken) return
  // Event loop, garbage collection, memory, file handles.
  collectDefaultMetrics({ register: metrics.registry })
  const storage = s3 ? 's3' : 'disk'
  const node = process.versions.node
  metrics.buildInfo.set({ version, node, database: database.kind, storage }, 1)
  metrics.ready.set(0)
  readAtScrape('requests', {
    everyMs: 0,
    read: () => metrics.requestsInFlight.set(inFlight.count()),
    onFailure: () => metrics.requestsInFlight.set(UNKNOWN),
  })
}

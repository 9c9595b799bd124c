import { collectDefaultMetrics } from 'prom-client'

import type { Env } from '../lib/env'
import { log } from '../lib/log'
import { metrics, UNKNOWN } from '../lib/telemetry/metrics'
import { readAtScrape } from '../lib/telemetry/scrapeReadings'
import { setTracer } from '../lib/telemetry/tracing'
import { version } from '../lib/version'

/**
 * Starts what the settings ask for: metrics of the process (METRICS_TOKEN), and tracing
 * (OTEL_EXPORTER_OTLP_ENDPOINT), whose packages are loaded only then.
 * @param responses the responses in progress; changes
 */
export async function startTelemetry(
  env: Pick<Env, 'metricsToken' | 'isTracingOn' | 'database' | 's3'>,
  responses: ReadonlySet<unknown>,
): Promise<void> {
  if (env.metricsToken) startMetrics(env, responses)
  if (env.isTracingOn) {
    const { createTracer } = await import('../lib/telemetry/openTelemetry')
    setTracer(createTracer(version, (reason) => log.warn({ reason }, 'Traces non transmises')))
  }
}

function startMetrics(
  { database, s3 }: Pick<Env, 'database' | 's3'>,
  responses: ReadonlySet<unknown>,
): void {
  // Event loop, garbage collection, memory, file handles.
  collectDefaultMetrics({ register: metrics.registry })
  const storage = s3 ? 's3' : 'disk'
  const node = process.versions.node
  metrics.buildInfo.set({ version, node, database: database.kind, storage }, 1)
  metrics.ready.set(0)
  readAtScrape('requests', {
    everyMs: 0,
    read: () => metrics.requestsInFlight.set(responses.size),
    onFailure: () => metrics.requestsInFlight.set(UNKNOWN),
  })
}

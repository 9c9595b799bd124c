import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { apiError } from '../../lib/errors/apiErrors'
import { isReadRequest } from '../../lib/http/requestKinds'
import { metrics } from '../../lib/telemetry/metrics'
import { updateReadings } from '../../lib/telemetry/scrapeReadings'
import { NO_STORE } from '../../lib/http/cacheControl'

export const METRICS_PATH = '/api/metrics'

/**
 * Serves the metrics of this process in Prometheus' text format, with the token of the settings as
 * Bearer token. Needs neither database nor storage: their missing readings are NaN.
 * @param token METRICS_TOKEN
 * @throws ApiError 404 without a token in the settings, 401 for another one
 */
export async function serveMetrics(
  token: string | undefined,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (!token || !isReadRequest(req)) throw apiError('not-found')
  if (!isSameToken(req.headers.authorization ?? '', `Bearer ${token}`)) {
    res.setHeader('WWW-Authenticate', 'Bearer realm="metrics"')
    throw apiError('unauthenticated')
  }
  await updateReadings()
  const body = Buffer.from(await metrics.registry.metrics())
  res.writeHead(200, {
    'Content-Type': metrics.registry.contentType,
    'Content-Length': body.length,
    ...NO_STORE,
  })
  if (req.method === 'HEAD') res.end()
  else res.end(body)
}

/** Compares hashes, which have one length, in constant time. */
const isSameToken = (given: string, expected: string): boolean =>
  timingSafeEqual(hash(given), hash(expected))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

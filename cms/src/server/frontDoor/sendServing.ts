import type { ServerResponse } from 'node:http'

import { assertServing } from '../health/checkServing'
import { NO_STORE } from '../../lib/http/cacheControl'

export const SERVING_PATH = '/api/health/serving'

/**
 * Answers the probe of load balancers: 200 while this process can show the public site.
 * @throws ApiError 503 with the reason
 */
export function sendServing(res: ServerResponse, isHomeCached: () => boolean): void {
  assertServing(isHomeCached)
  const body = JSON.stringify({ status: 'ok' })
  res.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    ...NO_STORE,
  })
  res.end(body)
}

import type { ServerResponse } from 'node:http'

import { pageSecurityHeaders } from './securityHeaders'
import { getRequestId } from '../../lib/telemetry/requestContext'
import { renderUnavailablePage } from './unavailablePage'
import { NO_STORE } from '../../lib/http/cacheControl'

const RETRY_SECONDS = 5

/** Sends a 503 response with an HTML page. */
export function sendUnavailablePage(res: ServerResponse): void {
  const page = renderUnavailablePage(getRequestId(res))
  res.writeHead(503, {
    ...pageSecurityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    ...NO_STORE,
    'Retry-After': RETRY_SECONDS,
  })
  res.end(page)
}

import type { ServerResponse } from 'node:http'

import { apiError } from '../errors/apiErrors'
import { toErrorResponse } from '../errors/toErrorResponse'
import { NO_STORE } from './cacheControl'

/** Maps an error to a web Response, for routes outside Payload. */
export function createErrorResponse(error: unknown): Response {
  const { status, body, retryAfterSeconds } = toErrorResponse(error)
  return Response.json(body, {
    status,
    headers: {
      ...NO_STORE,
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    },
  })
}

/** Refuses a request's method. @param allowed methods of its address */
export function refuseMethod(allowed: string[]): Response {
  const refusal = createErrorResponse(apiError('method-not-allowed'))
  refusal.headers.set('Allow', allowed.join(', '))
  return refusal
}

/** Sends an error as JSON, like `toErrorResponse`, never cached or shown as anything else. */
export function sendErrorResponse(res: ServerResponse, error: unknown): void {
  const { status, body, retryAfterSeconds } = toErrorResponse(error)
  if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds)
  const payload = Buffer.from(JSON.stringify(body))
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('Content-Length', payload.length)
  res.end(payload)
}

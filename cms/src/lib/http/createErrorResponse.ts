import { toErrorResponse } from '../errors/toErrorResponse'
import { NO_STORE } from './noStore'

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

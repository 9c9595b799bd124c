import { Forbidden, type AfterErrorHook } from 'payload'

import { sessionEnded } from './apiErrors'
import { toErrorResponse } from './toErrorResponse'

/** Gives every error of Payload's own operations the house shape; Payload has logged it by then. */
export const formatErrorResponse: AfterErrorHook = ({ error, req }) => {
  const { status, body, retryAfterSeconds } = toErrorResponse(
    error instanceof Forbidden && !req.user ? sessionEnded() : error,
  )
  if (retryAfterSeconds) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(retryAfterSeconds))
  }
  return { response: body, status }
}

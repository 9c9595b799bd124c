import { Forbidden, type AfterErrorHook } from 'payload'

import { apiError } from './apiErrors'
import { toErrorResponse } from './toErrorResponse'

/** Payload hook that formats the errors of its operations, which Payload logs before. */
export const formatErrorResponse: AfterErrorHook = ({ error, req }) => {
  const { status, body, retryAfterSeconds } = toErrorResponse(
    error instanceof Forbidden && !req.user
      ? apiError(
          'forbidden',
          'Vous n’êtes pas connecté, ou ne l’êtes plus. Connectez-vous et recommencez.',
        )
      : error,
  )
  if (retryAfterSeconds) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(retryAfterSeconds))
  }
  return { response: body, status }
}

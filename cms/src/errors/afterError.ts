import { Forbidden, type AfterErrorHook } from 'payload'

import { signedOut } from './houseErrors'
import { toHouseResponse } from './toHouseResponse'

/** Gives every error of Payload's own operations the house shape; Payload has logged it by then. */
export const afterError: AfterErrorHook = ({ error, req }) => {
  const { status, body, retryAfterSeconds } = toHouseResponse(
    error instanceof Forbidden && !req.user ? signedOut() : error,
  )
  if (retryAfterSeconds) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(retryAfterSeconds))
  }
  return { response: body, status }
}

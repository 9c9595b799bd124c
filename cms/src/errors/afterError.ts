import type { AfterErrorHook } from 'payload'

import { HouseError } from './houseErrors'
import { toHouseResponse } from './toHouseResponse'

/** Gives every error of Payload's own operations the house shape. */
export const afterError: AfterErrorHook = ({ error, req }) => {
  const { status, body } = toHouseResponse(error)
  if (status >= 500) req.payload.logger.error({ err: error, url: req.url }, 'Requête en échec')
  if (error instanceof HouseError && error.retryAfterSeconds) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(error.retryAfterSeconds))
  }
  return { response: body, status }
}

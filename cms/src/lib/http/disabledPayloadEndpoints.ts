import type { Endpoint } from 'payload'

import { apiError } from '../errors/apiErrors'
import { endpoint } from '../payload/endpoint'

/** A 404 for Payload's `GET /api/og`, which renders any text for seconds, with remote fonts. */
export const disabledPayloadEndpoints: Endpoint[] = [
  endpoint('get', '/og', () => {
    throw apiError('not-found')
  }),
]

import type { Endpoint } from 'payload'

import { apiError } from '../errors/apiErrors'
import { endpoint } from '../payload/endpoint'

/**
 * Replaces Payload's `GET /api/og` by a 404: it renders any text for seconds, with fonts of other
 * hosts.
 */
export const disabledPayloadEndpoints: Endpoint[] = [
  endpoint('get', '/og', () => {
    throw apiError('not-found')
  }),
]

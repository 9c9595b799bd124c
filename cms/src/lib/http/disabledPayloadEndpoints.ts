import type { Endpoint } from 'payload'

import { apiError } from '../errors/apiErrors'
import { endpoint } from '../payload/endpoint'

/**
 * Overrides Payload's built-in `GET /api/og` with a 404: it renders an image of any text in the
 * query, blocks the event loop for seconds, and fetches fonts from other hosts. Payload adds it
 * unless the configuration has an endpoint at that path.
 */
export const disabledPayloadEndpoints: Endpoint[] = [
  endpoint('get', '/og', () => {
    throw apiError('not-found')
  }),
]

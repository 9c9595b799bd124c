import type { Endpoint } from 'payload'

import { notFound } from '../errors/apiErrors'

/**
 * Payload adds `GET /api/og` by itself unless the configuration has an endpoint there: it draws an image
 * from any words of the query, for seconds of the event loop, and fetches fonts from other hosts.
 */
export const disabledPayloadEndpoints: Endpoint[] = [
  {
    path: '/og',
    method: 'get',
    handler: () => {
      throw notFound()
    },
  },
]

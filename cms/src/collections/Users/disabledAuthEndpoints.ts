import type { Endpoint } from 'payload'

import { forbidden } from '../../lib/errors/apiErrors'

const disableEndpoint = (path: string): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: () => {
    throw forbidden()
  },
})

/** These come before Payload's own addresses of the same names. */
export const disabledAuthEndpoints = [
  // The first administrator is made at start, never over HTTP.
  disableEndpoint('/first-register'),
  disableEndpoint('/verify/:id'),
]

import type { Endpoint } from 'payload'

import { forbidden } from '../../../lib/errors/apiErrors'

const disableEndpoint = (path: string): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: () => {
    throw forbidden()
  },
})

/** Payload endpoints overridden with a 403. */
export const disabledAuthEndpoints = [
  // The first administrator is created at boot, never over HTTP.
  disableEndpoint('/first-register'),
  disableEndpoint('/verify/:id'),
]

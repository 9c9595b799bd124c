import type { Endpoint } from 'payload'

import { forbidden } from '../../errors/houseErrors'

const close = (path: string): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: () => {
    throw forbidden()
  },
})

/** These come before Payload's own addresses of the same names. */
export const closedEndpoints = [
  // The first administrator is made at start, never over HTTP.
  close('/first-register'),
  close('/verify/:id'),
]

import type { Endpoint } from 'payload'

import { forbidden, passwordNotReset } from '../../errors/houseErrors'

const close = (path: string, refusal: () => Error): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: () => {
    throw refusal()
  },
})

/** These come before Payload's own addresses of the same names. */
export const closedEndpoints = [
  // The first administrator is made at start, never over HTTP.
  close('/first-register', forbidden),
  close('/verify/:id', forbidden),
  // No mail leaves the product yet: promising one would be a lie.
  close('/forgot-password', passwordNotReset),
  close('/reset-password', passwordNotReset),
]

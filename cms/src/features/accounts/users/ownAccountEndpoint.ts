import { accountsEndpoint } from '../../../access/roles'
import { ownAccountChanges } from '@regards/contract/schemas/accounts'
import type { Endpoint } from 'payload'

import { withRecordLock } from '../../../infrastructure/locks/rejectStaleChanges'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { readBody } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'

/** Changes one's own account: 200 `{message}`. A new password ends the other sessions. */
export const ownAccountEndpoint = accountsEndpoint('patch', '/moi', async (req, { id }) => {
  const data = await readBody(req, ownAccountChanges)
  // Another administrateur may take the role away meanwhile.
  await withRecordLock(req.payload, `users:${id}`, () =>
    req.payload.update({ collection: 'users', id, data, depth: 0, req }),
  )
  return noStoreJson({ message: 'Votre compte est à jour.' })
})

const disableEndpoint = (path: string): Omit<Endpoint, 'root'> =>
  endpoint('post', path, () => {
    throw apiError('forbidden')
  })

/** Payload endpoints overridden with a 403. */
export const disabledAuthEndpoints = [
  // The first administrator is created at boot, never over HTTP.
  disableEndpoint('/first-register'),
  disableEndpoint('/verify/:id'),
]

import { ownAccountChanges } from '@regards/contract/schemas/accounts'
import type { Endpoint } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { readBody, requireAccount } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'

/**
 * Changes one's own account, whatever its role: 200 `{message}`. A new password ends the other
 * sessions. The owner is told by e-mail of another password or address, at the former address.
 */
export const ownAccountEndpoint = endpoint('patch', '/moi', async (req) => {
  const { id, email } = requireAccount(req)
  const data = await readBody(req, ownAccountChanges)
  await req.payload.update({ collection: 'users', id, data, depth: 0, req })
  const isMoved = data.email !== undefined && normalizeEmail(data.email) !== normalizeEmail(email)
  for (const [isDone, task] of [
    [Boolean(data.password), 'direMotDePasseChange'],
    [isMoved, 'direAdresseChangee'],
  ] as const)
    if (isDone && canSendEmail()) await req.payload.jobs.queue({ task, input: { email } })
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

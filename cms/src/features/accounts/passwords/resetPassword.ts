import type { Payload } from 'payload'

import { getNetwork, journalContext } from '../../../infrastructure/journal'
import { withRecordLock } from '../../../infrastructure/locks/rejectStaleChanges'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { hashToken } from '../../../lib/tokens/secretToken'
import type { User } from '../../../payload-types'
import { updateAccountAtomically } from '../records/accounts'
import { assertStrongPassword } from './passwordStrength'
import { endpoint } from '../../../lib/payload/endpoint'

const perIpLimiter = createRateLimiter('nouveau-mot-de-passe', 30, { minutes: 10 })

/**
 * POST /api/users/reset-password `{token, password}`, of a reset link or an invitation: 200
 * `{message}`; 400 for a weak password, which leaves the token valid, and for an invalid token.
 * Opens no session and returns no account data.
 */
export const resetPasswordEndpoint = endpoint('post', '/reset-password', async (req) => {
  await perIpLimiter.consumeForClient(req)
  const { token, password } = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const newPassword = await assertStrongPassword(password, req)
  await resetPassword(req.payload, String(token), newPassword, getNetwork(req))
  return noStoreJson({ message: 'Votre mot de passe a été changé.' })
})

/**
 * Sets a password with the token of a reset link or an invitation, resets the account's sign-in
 * limits, and ends all its sessions.
 * @param adresse network of the request, for the journal
 * @throws ApiError 400 when the token is unknown, used or expired
 */
async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
  adresse?: string,
): Promise<void> {
  const account = await consumeResetToken(payload, token)
  if (!account) throw apiError('invalid-token')
  const context = journalContext({
    acteur: { id: account.id, email: account.email, adresse },
    details: 'Par le lien reçu par e-mail.',
  })
  // Without `req`: with it, Payload would keep the requesting user's session.
  await withRecordLock(payload, `users:${account.id}`, () =>
    payload.update({ collection: 'users', id: account.id, data: { password }, context }),
  )
}

/** Consumes a reset token atomically. @returns its account; undefined if unknown, used, expired */
const consumeResetToken = (
  payload: Payload,
  token: string,
): Promise<Pick<User, 'id' | 'email' | 'invitation'> | undefined> =>
  updateAccountAtomically(
    payload,
    {
      and: [
        { resetPasswordToken: { equals: hashToken(token) } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    { resetPasswordToken: null, resetPasswordExpiration: null },
  )

import type { Payload } from 'payload'

import { journalContext } from '../../../infrastructure/journal'
import { invalidToken } from '../../../lib/errors/apiErrors'
import { consumeResetToken } from './consumeResetToken'

/**
 * Sets an account's password with the token of a reset link or an invitation. Resets the account's
 * sign-in rate limits, and ends all its sessions.
 * @param adresse network of the request, for the journal
 * @returns the account's e-mail address, and whether this was its first password
 * @throws ApiError 400 when the token is unknown, used or expired
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
  adresse?: string,
): Promise<{ email: string; isInvitation: boolean }> {
  const account = await consumeResetToken(payload, token)
  if (!account) throw invalidToken()
  // Without `req`: with it, Payload would keep the requesting user's session.
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { password },
    context: journalContext({
      acteur: { id: account.id, email: account.email, adresse },
      details: 'Par le lien reçu par e-mail.',
    }),
  })
  return { email: account.email, isInvitation: account.invitation === true }
}

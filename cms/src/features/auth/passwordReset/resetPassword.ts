import type { Payload } from 'payload'

import { journalContext } from '../../../infrastructure/journal'
import { invalidToken } from '../../../lib/errors/apiErrors'
import { consumeResetToken } from './consumeResetToken'

/**
 * Sets an account's password with a reset token. Resets the account's sign-in rate limits, and ends
 * all its sessions.
 * @param adresse network of the request, for the journal
 * @returns the account's e-mail address
 * @throws ApiError 400 when the token is unknown, used or expired
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
  adresse?: string,
): Promise<string> {
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
  return account.email
}

import type { Payload } from 'payload'

import { invalidToken } from '../../../lib/errors/apiErrors'
import { consumeResetToken } from './consumeResetToken'

/**
 * Gives an account a new password by the token of a mail. The account can sign in at once, even when
 * it was tried too often; all its sessions end, that of whoever asks too.
 * @returns the account's address
 * @throws HouseError 400 when the token is unknown, used or too old
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
): Promise<string> {
  const account = await consumeResetToken(payload, token)
  if (!account) throw invalidToken()
  // Without a request: Payload would spare the session of the account that asks.
  await payload.update({ collection: 'users', id: account.id, data: { password } })
  return account.email
}

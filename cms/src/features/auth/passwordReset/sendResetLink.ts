import type { Payload } from 'payload'

import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'
import { updateAccountAtomically } from './updateAccountAtomically'
import { createResetLinkEmail } from './resetEmails'

/**
 * Sends a password reset link to the account of an e-mail address, and invalidates the account's
 * earlier links. Does nothing for an address without an account.
 */
export async function sendResetLink(payload: Payload, email: string): Promise<void> {
  const token = generateToken()
  const account = await updateAccountAtomically(
    payload,
    { email: { equals: email } },
    {
      resetPasswordToken: hashToken(token),
      resetPasswordExpiration: addDuration(new Date(), durations.lienMotDePasse).toISOString(),
    },
  )
  if (account) await payload.sendEmail(await createResetLinkEmail(payload, account.email, token))
}

import type { Payload } from 'payload'

import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'
import { repeatInvitation } from '../invitations/sendInvitation'
import { updateAccountAtomically } from '../records/updateAccountAtomically'
import { createResetLinkEmail } from '../notifications/resetEmails'

/**
 * Sends a password reset link to the account of an e-mail address, and invalidates the account's
 * earlier links. An account that was invited gets its invitation again, while it is valid. Does
 * nothing for an address without an account.
 */
export async function sendResetLink(payload: Payload, email: string): Promise<void> {
  const token = generateToken()
  const account = await updateAccountAtomically(
    payload,
    { and: [{ email: { equals: email } }, { invitation: { not_equals: true } }] },
    {
      resetPasswordToken: hashToken(token),
      resetPasswordExpiration: addDuration(new Date(), durations.lienMotDePasse).toISOString(),
    },
  )
  if (!account) {
    await repeatInvitation(payload, email)
    return
  }
  await payload.sendEmail(await createResetLinkEmail(payload, account.email, token))
}

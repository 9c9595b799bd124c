import type { Payload } from 'payload'

import { generateToken, hashToken } from '../../../lib/tokens/secretToken'
import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { updateAccountAtomically } from '../updateAccountAtomically'
import { createInvitationEmail } from './invitationEmail'

/**
 * Sends the invitation of an account, valid from now on, and invalidates the earlier ones. Does
 * nothing for an account whose owner has chosen a password, and for an unknown address.
 */
export async function sendInvitation(payload: Payload, email: string): Promise<void> {
  const token = generateToken()
  const now = new Date()
  const account = await updateAccountAtomically(
    payload,
    { and: [{ email: { equals: email } }, { invitation: { equals: true } }] },
    {
      resetPasswordToken: hashToken(token),
      resetPasswordExpiration: addDuration(now, durations.invitation).toISOString(),
      invitationEnvoyeeLe: now.toISOString(),
    },
  )
  if (account) await payload.sendEmail(await createInvitationEmail(payload, account.email, token))
}

/**
 * Sends the invitation of an account once more, for its owner, who has lost it: with another link,
 * until the same moment. An invitation that has expired is renewed by an administrator alone, as
 * it may have gone to a wrong address.
 */
export async function repeatInvitation(payload: Payload, email: string): Promise<void> {
  const token = generateToken()
  const account = await updateAccountAtomically(
    payload,
    {
      and: [
        { email: { equals: email } },
        { invitation: { equals: true } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    { resetPasswordToken: hashToken(token) },
  )
  if (account) await payload.sendEmail(await createInvitationEmail(payload, account.email, token))
}

import type { Payload, Where } from 'payload'

import { hmac } from '../../../lib/tokens/hmac'
import { hashToken } from '../../../lib/tokens/secretToken'
import type { User } from '../../../payload-types'
import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { updateAccountAtomically } from '../records/updateAccountAtomically'
import { createInvitationEmail } from './invitationEmail'

/**
 * Sends the invitation of an account, valid from now on. Sent again it has the same link, so that
 * the first message is as good as the last. Does nothing for an account whose owner has chosen a
 * password, and for an unknown address.
 */
export async function sendInvitation(payload: Payload, email: string): Promise<void> {
  const now = new Date()
  await send(payload, isInvited(email), {
    resetPasswordExpiration: addDuration(now, durations.invitation).toISOString(),
    invitationEnvoyeeLe: now.toISOString(),
  })
}

/**
 * Sends the invitation of an account once more, for its owner, who has lost it, until the same
 * moment. An invitation that has expired is renewed by an administrator alone, as it may have gone
 * to a wrong address.
 */
export const repeatInvitation = (payload: Payload, email: string): Promise<void> =>
  send(payload, {
    and: [
      isInvited(email),
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  })

const isInvited = (email: string): Where => {
  const conditions: Where[] = [{ email: { equals: email } }, { invitation: { equals: true } }]
  return { and: conditions }
}

async function send(
  payload: Payload,
  where: Where,
  dates: { resetPasswordExpiration?: string; invitationEnvoyeeLe?: string } = {},
): Promise<void> {
  const found = await payload.db.findOne<User>({ collection: 'users', where })
  if (!found) return
  const token = createInvitationToken(found)
  const account = await updateAccountAtomically(payload, where, {
    resetPasswordToken: hashToken(token),
    ...dates,
  })
  if (account) await payload.sendEmail(await createInvitationEmail(payload, account.email, token))
}

/** Computed, not drawn: the same until the account has another address, and after it is used, of no use. */
const createInvitationToken = ({ id, email }: User): string =>
  hmac('compte/invitation', `${id}/${email}`)

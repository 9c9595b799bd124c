import type { Payload, Where } from 'payload'

import type { User } from '../../../payload-types'

/**
 * Payload's own fields for a link that lets one choose a password, which neither REST nor the admin
 * panel exposes, and when it was sent as an invitation.
 */
interface PasswordLink {
  resetPasswordToken: string | null
  resetPasswordExpiration?: string | null
  invitationEnvoyeeLe?: string
}

/**
 * Updates an account's password link in one atomic step, if the account matches `where`.
 * @returns the account; undefined when none matches
 */
export async function updateAccountAtomically(
  payload: Payload,
  where: Where,
  data: PasswordLink,
): Promise<Pick<User, 'id' | 'email' | 'invitation'> | undefined> {
  const account: unknown = await payload.db.updateOne({
    collection: 'users',
    where,
    data: { ...data },
    options: { atomic: true },
  })
  return (account as User | null) ?? undefined
}

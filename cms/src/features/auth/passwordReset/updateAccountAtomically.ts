import type { Payload, Where } from 'payload'

import type { User } from '../../../payload-types'

/** Payload's own fields for a reset link; neither REST nor the admin panel exposes them. */
interface ResetLink {
  resetPasswordToken: string | null
  resetPasswordExpiration: string | null
}

/**
 * Updates an account's reset link in one atomic step, if the account matches `where`.
 * @returns the account; undefined when none matches
 */
export async function updateAccountAtomically(
  payload: Payload,
  where: Where,
  data: ResetLink,
): Promise<Pick<User, 'id' | 'email'> | undefined> {
  const account: unknown = await payload.db.updateOne({
    collection: 'users',
    where,
    data: { ...data },
    options: { atomic: true },
  })
  return (account as User | null) ?? undefined
}

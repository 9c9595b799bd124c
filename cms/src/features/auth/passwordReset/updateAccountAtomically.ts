import type { Payload, Where } from 'payload'

import type { User } from '../../../payload-types'

/** What Payload keeps of a link, in fields of its own that neither REST nor the panel shows. */
interface ResetLink {
  resetPasswordToken: string | null
  resetPasswordExpiration: string | null
}

/**
 * Changes what an account keeps of its link, in one atomic step, if the account is as it is said to be.
 * @returns the account; undefined when there is none such
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

import type { Payload, Where } from 'payload'

import type { StoredPassword } from '../passwords/verifyPassword'

/** An account, as far as a sign-in needs it before its identity is proved. */
export interface StoredAccount extends StoredPassword {
  id: string
  /** As stored, in lower case. */
  email: string
}

/**
 * Reads an account's password hash, with one query whether or not the account exists.
 * @param where matches one account
 * @returns undefined for an account that does not exist
 */
export async function findStoredPassword(
  payload: Payload,
  where: Where,
): Promise<StoredAccount | undefined> {
  const found: unknown = await payload.db.findOne({
    collection: 'users',
    where,
  })
  const { id, email, hash, salt } = (found ?? {}) as Partial<StoredAccount>
  return id && email && hash && salt ? { id, email, hash, salt } : undefined
}

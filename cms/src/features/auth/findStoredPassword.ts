import type { Payload } from 'payload'

import type { StoredPassword } from './verifyPassword'

/** An account, as far as a sign-in needs it before the password is checked. */
export interface StoredAccount extends StoredPassword {
  id: string
}

/**
 * Reads an account's password hash, with one query whether or not the account exists.
 * @param account as `normalizeEmail` returns it
 * @returns undefined for an account that does not exist
 */
export async function findStoredPassword(
  payload: Payload,
  account: string,
): Promise<StoredAccount | undefined> {
  const found: unknown = await payload.db.findOne({
    collection: 'users',
    where: { email: { equals: account } },
  })
  const { id, hash, salt } = (found ?? {}) as Partial<StoredAccount>
  return id && hash && salt ? { id, hash, salt } : undefined
}

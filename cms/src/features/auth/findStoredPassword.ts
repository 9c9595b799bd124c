import type { Payload } from 'payload'

import type { StoredPassword } from './verifyPassword'

/**
 * Reads an account's password hash, with one query whether or not the account exists.
 * @param account as `normalizeEmail` returns it
 * @returns undefined for an account that does not exist
 */
export async function findStoredPassword(
  payload: Payload,
  account: string,
): Promise<StoredPassword | undefined> {
  const found: unknown = await payload.db.findOne({
    collection: 'users',
    where: { email: { equals: account } },
  })
  const { hash, salt } = (found ?? {}) as Partial<StoredPassword>
  return hash && salt ? { hash, salt } : undefined
}

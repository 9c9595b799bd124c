import type { Payload } from 'payload'

import type { StoredPassword } from './verifyPassword'

/**
 * Reads what is stored of an account's password, with one query whether the account exists or not.
 * @param account as `toAccountKey` writes it
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

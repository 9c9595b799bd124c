import type { Payload, Where } from 'payload'

import { changeRow, findRow } from '../../../infrastructure/database/rows'
import type { User } from '../../../payload-types'

export interface StoredPassword {
  hash: string
  salt: string
}

/** An account, as far as a sign-in needs it before its identity is proved. */
export interface StoredAccount extends StoredPassword {
  id: string
  /** As stored, in lower case. */
  email: string
}

/** Reads a password hash, with one query whether or not the account exists (then undefined). */
export async function findStoredPassword(
  payload: Payload,
  where: Where,
): Promise<StoredAccount | undefined> {
  const found: unknown = await findRow(payload, 'users', where)
  const { id, email, hash, salt } = (found ?? {}) as Partial<StoredAccount>
  return id && email && hash && salt ? { id, email, hash, salt } : undefined
}

/** Payload's own fields for a link to choose a password, and when it was sent as an invitation. */
interface PasswordLink {
  resetPasswordToken: string | null
  resetPasswordExpiration?: string | null
  invitationEnvoyeeLe?: string
}

/** Updates an account's password link in one step. @returns undefined when none matches */
export async function updateAccountAtomically(
  payload: Payload,
  where: Where,
  data: PasswordLink,
): Promise<Pick<User, 'id' | 'email' | 'invitation'> | undefined> {
  return (await changeRow<User>(payload, 'users', where, data)) ?? undefined
}

import type { Payload } from 'payload'

import type { User } from '../../../payload-types'

/**
 * Reads the ids of an account's sessions.
 * @returns undefined for an account that does not exist
 */
export async function findSessionIds(payload: Payload, id: string): Promise<string[] | undefined> {
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  return account ? (account.sessions ?? []).map((session) => session.id) : undefined
}

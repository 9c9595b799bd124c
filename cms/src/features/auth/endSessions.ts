import type { Payload } from 'payload'

import { closeSessions } from '../../infrastructure/sessions/closeSessions'
import type { User } from '../../payload-types'

/**
 * Ends the sessions of an account.
 * @param keptId id of a session that stays open
 */
export async function endSessions(
  payload: Payload,
  userId: string,
  keptId?: string,
): Promise<void> {
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: userId } },
    select: { sessions: true },
  })
  const open = account?.sessions ?? []
  const sessions = open.filter(({ id }) => id === keptId)
  await payload.db.updateOne({
    collection: 'users',
    id: userId,
    data: { sessions, updatedAt: null },
    returning: false,
  })
  const ended = open.map(({ id }) => id).filter((id) => id !== keptId)
  await closeSessions(payload, userId, ended)
}

import type { CollectionAfterDeleteHook, CollectionAfterLogoutHook } from 'payload'

import { getSessionId } from '../../../access/getSessionId'
import { closeSessions } from '../../../infrastructure/sessions/closeSessions'

/** Signing out closes the session for good, and forgets its device. */
export const closeSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const sid = getSessionId(req.user)
  if (sid) await closeSessions(req.payload, String(req.user?.id), [sid])
}

/** A deleted account leaves nothing of its devices. */
export const deleteSessionRows: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { compte: { equals: String(id) } },
  })
}

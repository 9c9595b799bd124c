import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
} from 'payload'

import { getSessionId } from '../../../access/getSessionId'
import { closeSessions } from '../../../infrastructure/sessions/closeSessions'
import type { User } from '../../../payload-types'

/** Signing out closes the session for good, and forgets its device. */
export const closeSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const sid = getSessionId(req.user)
  if (sid) await closeSessions(req.payload, String(req.user?.id), [sid])
}

/** Key in the context of an update: ids of the sessions that its new password ends. */
const toContextKey = (id: string): string => `endedSessions/${id}`

/** Remembers which sessions a new password ends: all but the one that sets its own. */
export const noteSessionsToEnd: CollectionBeforeChangeHook = ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const account = originalDoc as User | undefined
  if (account && data.password) {
    const current = req.user?.id === account.id ? getSessionId(req.user) : undefined
    const sids = (account.sessions ?? []).map(({ id }) => id).filter((sid) => sid !== current)
    context[toContextKey(account.id)] = sids
  }
  return data
}

/** Closes for good the sessions that Payload has taken off its list with the new password. */
export const endNotedSessions: CollectionAfterChangeHook<User> = async ({ context, doc, req }) => {
  const sids = context[toContextKey(doc.id)] as string[] | undefined
  if (sids) await closeSessions(req.payload, doc.id, sids)
}

/** A deleted account leaves nothing of its devices. */
export const deleteSessionRows: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { compte: { equals: String(id) } },
  })
}

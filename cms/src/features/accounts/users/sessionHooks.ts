import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'

import { getSessionId } from '../requests/getSessionId'
import { endSessions, keepSession } from '../records/sessionRecords'
import type { User } from '../../../payload-types'
import { findStoredPassword } from '../records/accounts'

/** Key in the context of an update: the account gets a new password. */
const toContextKey = (id: string): string => `newPassword/${id}`

/** Remembers that an account gets a new password, which Payload removes from the data. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const account = originalDoc as User | undefined
  if (account && data.password) context[toContextKey(account.id)] = true
  return data
}

/** Ends the sessions opened with the former password; the one that sets its own stays open. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  req,
}) => {
  if (!context[toContextKey(doc.id)]) return
  const current = req.user?.id === doc.id ? getSessionId(req.user) : undefined
  await endSessions(req.payload, doc.id, current)
  const stored = await findStoredPassword(req.payload, {
    id: { equals: doc.id },
  })
  if (current && stored) await keepSession(req.payload, current, stored.salt)
}

/** A deleted account leaves nothing of its devices. */
export const endSessionsOnDelete: CollectionAfterDeleteHook = ({ id, req }) =>
  endSessions(req.payload, String(id))

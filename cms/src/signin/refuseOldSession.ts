import { Forbidden, type CollectionBeforeOperationHook } from 'payload'

import { operationOf } from '../collections/operationOf'
import { durations } from '../retention/durations'
import { before } from '../retention/moments'

/** A session that began before is not extended: the token that it has is its last one. */
const EXTENDED_FOR = { hours: durations.sessionEntiere.hours - durations.session.hours }

/** Ends a session some hours after the sign-in, however often it was extended. */
export const refuseOldSession: CollectionBeforeOperationHook = (incoming) => {
  const { args, req } = incoming
  if (operationOf(incoming) !== 'refresh') return args
  // Payload notes the id of the session there, which its types do not tell.
  const current = (req.user as { _sid?: string } | null)?._sid
  const session = req.user?.sessions?.find(({ id }) => id === current)
  const begin = session?.createdAt
  if (begin && new Date(begin) < before(new Date(), EXTENDED_FOR)) throw new Forbidden(req.t)
  return args
}

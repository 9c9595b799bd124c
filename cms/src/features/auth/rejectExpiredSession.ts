import { Forbidden, type CollectionBeforeOperationHook } from 'payload'

import { getOperation } from '../../lib/payload/getOperation'
import { durations } from '../retention/durations'
import { subtractDuration } from '../retention/durationMath'

/** A session that began before is not extended: the token that it has is its last one. */
const MAX_EXTENSION = { hours: durations.sessionEntiere.hours - durations.session.hours }

/** Ends a session some hours after the sign-in, however often it was extended. */
export const rejectExpiredSession: CollectionBeforeOperationHook = (incoming) => {
  const { args, req } = incoming
  if (getOperation(incoming) !== 'refresh') return args
  // Payload notes the id of the session there, which its types do not tell.
  const current = (req.user as { _sid?: string } | null)?._sid
  const session = req.user?.sessions?.find(({ id }) => id === current)
  const begin = session?.createdAt
  if (begin && new Date(begin) < subtractDuration(new Date(), MAX_EXTENSION))
    throw new Forbidden(req.t)
  return args
}

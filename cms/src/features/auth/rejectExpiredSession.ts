import { Forbidden, type CollectionBeforeOperationHook } from 'payload'

import { getSessionId } from '../../access/getSessionId'
import { getOperation } from '../../lib/payload/getOperation'
import { durations } from '../retention/durations'
import { subtractDuration } from '../retention/durationMath'

/** A session older than this is not extended: its current token is its last. */
const MAX_EXTENSION = { hours: durations.sessionEntiere.hours - durations.session.hours }

/**
 * Rejects the refresh of a session a fixed number of hours after sign-in, however often it was
 * extended.
 * @throws Forbidden
 */
export const rejectExpiredSession: CollectionBeforeOperationHook = (incoming) => {
  const { args, req } = incoming
  if (getOperation(incoming) !== 'refresh') return args
  const current = getSessionId(req.user)
  const session = req.user?.sessions?.find(({ id }) => id === current)
  const begin = session?.createdAt
  if (begin && new Date(begin) < subtractDuration(new Date(), MAX_EXTENSION))
    throw new Forbidden(req.t)
  return args
}

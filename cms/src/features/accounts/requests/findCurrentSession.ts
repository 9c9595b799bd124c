import type { PayloadRequest } from 'payload'

import { getSessionId } from './getSessionId'
import { findSessions } from '../records/sessionRecords'
import type { Session } from '../../../payload-types'

/** Reads the record of a request's session; undefined without a session, or once it was ended. */
export async function findCurrentSession({
  payload,
  user,
}: PayloadRequest): Promise<Session | undefined> {
  const sessions = user ? await findSessions(payload, user.id) : []
  return sessions.find(({ sid }) => sid === getSessionId(user))
}

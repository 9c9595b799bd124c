import type { PayloadRequest } from 'payload'

import { getSessionId } from '../../../access/getSessionId'
import { findSessions } from '../../../infrastructure/sessions/sessionRecords'
import type { Session } from '../../../payload-types'

/** Reads the record of a request's session; undefined without a session, or once it was ended. */
export async function findCurrentSession({
  payload,
  user,
}: PayloadRequest): Promise<Session | undefined> {
  const sessions = user ? await findSessions(payload, user.id) : []
  return sessions.find(({ sid }) => sid === getSessionId(user))
}

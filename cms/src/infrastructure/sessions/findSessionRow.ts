import type { Payload } from 'payload'

import type { Session } from '../../payload-types'

/** Reads the record of a session; null when it has none yet. */
export const findSessionRow = (payload: Payload, sid: string): Promise<Session | null> =>
  payload.db.findOne<Session>({ collection: 'sessions', where: { sid: { equals: sid } } })

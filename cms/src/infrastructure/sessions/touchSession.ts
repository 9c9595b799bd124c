import type { Payload } from 'payload'

import { describeClient } from '../../lib/http/describeClient'
import { log } from '../../lib/log'
import { createSessionRow } from './createSessionRow'
import { findSessionRow } from './findSessionRow'

/** The last use of a session is written at most this often. */
const WRITE_INTERVAL_MS = 5 * 60_000

/** A session, as its token and its account tell of it. */
export interface KnownSession {
  sid: string
  compte: string
  dateConnexion: string
}

/**
 * Notes the use of a session by a request: when, and by which client. A session without a record,
 * such as one opened before the upgrade that made them, gets one.
 * @returns false if the session was closed, and must not be accepted
 * @throws the database error if the record cannot be read; one that cannot be written is logged
 */
export async function touchSession(
  payload: Payload,
  session: KnownSession,
  headers: Headers,
): Promise<boolean> {
  const row = await findSessionRow(payload, session.sid)
  if (row?.estFermee) return false
  const now = new Date()
  const isRecent = row && now.getTime() - Date.parse(row.derniereActivite) < WRITE_INTERVAL_MS
  if (isRecent) return true
  try {
    await noteUse(payload, session, headers, now, row === null)
  } catch (error) {
    log.warn({ err: error }, 'Usage d’une session non noté')
  }
  return true
}

async function noteUse(
  payload: Payload,
  session: KnownSession,
  headers: Headers,
  now: Date,
  isNew: boolean,
): Promise<void> {
  const { appareil, adresse } = describeClient(headers)
  const use = { derniereActivite: now.toISOString(), appareil, ...(adresse && { adresse }) }
  if (isNew) {
    await createSessionRow(payload, { ...session, ...use })
    return
  }
  await payload.db.updateOne({
    collection: 'sessions',
    // A session closed meanwhile keeps nothing of its device.
    where: { and: [{ sid: { equals: session.sid } }, { estFermee: { not_equals: true } }] },
    data: use,
    options: { atomic: true },
  })
}

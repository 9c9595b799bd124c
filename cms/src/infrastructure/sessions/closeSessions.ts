import type { Payload } from 'payload'

import { createSessionRow } from './createSessionRow'

/**
 * Closes sessions of an account: no process accepts them from the next request on. The records
 * stay until the tokens have expired, without device and address: Payload keeps its list of
 * sessions inside the account, and a refresh that runs at the same time writes that list back with
 * the closed session in it.
 */
export async function closeSessions(
  payload: Payload,
  compte: string,
  sids: string[],
): Promise<void> {
  for (const sid of sids) {
    if (await closeRow(payload, sid)) continue
    const now = new Date().toISOString()
    const closed = { sid, compte, dateConnexion: now, derniereActivite: now, estFermee: true }
    // Another request of the session may have created the record since.
    if (!(await createSessionRow(payload, closed))) await closeRow(payload, sid)
  }
}

/** @returns false when the session has no record */
async function closeRow(payload: Payload, sid: string): Promise<boolean> {
  const row: unknown = await payload.db.updateOne({
    collection: 'sessions',
    where: { sid: { equals: sid } },
    data: { estFermee: true, appareil: null, adresse: null },
    options: { atomic: true },
  })
  return Boolean(row)
}

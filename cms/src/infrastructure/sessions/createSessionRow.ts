import type { Payload } from 'payload'

import { findSessionRow } from './findSessionRow'
import type { Session } from '../../payload-types'

/**
 * Creates the record of a session; the unique index decides between two requests.
 * @returns whether this call created it
 */
export async function createSessionRow(
  payload: Payload,
  row: Omit<Session, 'id' | 'estFermee'> & Partial<Session>,
): Promise<boolean> {
  try {
    await payload.db.create({ collection: 'sessions', data: { estFermee: false, ...row } })
    return true
  } catch (error) {
    if (!(await findSessionRow(payload, row.sid))) throw error
    return false
  }
}

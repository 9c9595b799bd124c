import type { Payload, Where } from 'payload'

import { notInTrash } from '../../../access/published'

/** Days that « récemment » means on the dashboard. */
export const RECENT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

export interface AbonnesCount {
  confirmed: number
  /** Of them, those who confirmed during the last `RECENT_DAYS`. */
  recent: number
  /** Asked for the letter and have not confirmed yet. */
  pending: number
}

/** Counts the subscribers of the newsletter, without those in the trash. */
export async function countAbonnes(payload: Payload, now = new Date()): Promise<AbonnesCount> {
  const count = async (...conditions: Where[]) =>
    (await payload.db.count({ collection: 'abonnes', where: { and: [...conditions, notInTrash] } }))
      .totalDocs
  const isConfirmed: Where = { etat: { equals: 'confirme' } }
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString()
  const [confirmed, recent, pending] = await Promise.all([
    count(isConfirmed),
    count(isConfirmed, { dateConfirmation: { greater_than_equal: since } }),
    count({ etat: { equals: 'en-attente' } }),
  ])
  return { confirmed, recent, pending }
}

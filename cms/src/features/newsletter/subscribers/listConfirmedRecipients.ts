import type { Payload } from 'payload'

import type { Recipient } from './Recipient'
import { readAbonnes, type BatchQuery } from './readAbonnes'

interface RecipientBatch {
  /** May be empty even if it is not the last batch. */
  abonnes: Recipient[]
  /** Cursor of the next batch; undefined after the last. */
  next: string | undefined
}

/**
 * Lists the next confirmed subscribers that are not on the suppression list, in the order of their
 * addresses.
 */
export async function listConfirmedRecipients(
  payload: Payload,
  reading: BatchQuery,
): Promise<RecipientBatch> {
  const { docs, next } = await readAbonnes(payload, reading)
  const confirmed = docs.filter(({ etat }) => etat === 'confirme')
  const refused = await findSuppressed(payload, confirmed)
  const abonnes = confirmed
    .filter(({ empreinte }) => !refused.has(empreinte))
    .map(({ id, email, empreinte }) => ({ id, email, empreinte }))
  return { abonnes, next }
}

/**
 * Finds subscribers who unsubscribed but still have a record: a process may stop between the
 * suppression and the deletion.
 */
async function findSuppressed(payload: Payload, abonnes: Recipient[]): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const { docs } = await payload.db.find<{ empreinte: string }>({
    collection: 'refus',
    where: { empreinte: { in: abonnes.map(({ empreinte }) => empreinte) } },
    limit: abonnes.length,
    pagination: false,
  })
  return new Set(docs.map(({ empreinte }) => empreinte))
}

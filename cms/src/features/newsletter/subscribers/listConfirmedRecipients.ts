import type { Payload } from 'payload'

import type { Recipient } from './Recipient'
import { readAbonnes, type BatchQuery } from './readAbonnes'

interface RecipientBatch {
  /** May be empty without being the last. */
  abonnes: Recipient[]
  /** Where the next batch goes on; undefined after the last. */
  next: string | undefined
}

/** The next of those who confirmed and may be written to, in the order of their ids. */
export async function listConfirmedRecipients(
  payload: Payload,
  reading: BatchQuery,
): Promise<RecipientBatch> {
  const { docs, next } = await readAbonnes(payload, { etat: { equals: 'confirme' } }, reading)
  const refused = await findSuppressed(payload, docs)
  const abonnes = docs
    .filter(({ empreinte }) => !refused.has(empreinte))
    .map(({ id, email, empreinte }) => ({ id, email, empreinte }))
  return { abonnes, next }
}

/**
 * Those who left, whose record is still there: a process may end between the refusal and the
 * deletion, and a database may be put back as it was.
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

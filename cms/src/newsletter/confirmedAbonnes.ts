import type { Payload } from 'payload'

import type { Abonne } from './Abonne'
import { readAbonnes, type Reading } from './readAbonnes'

interface Batch {
  /** May be empty without being the last. */
  abonnes: Abonne[]
  /** Where the next batch goes on; undefined after the last. */
  next: string | undefined
}

/** The next of those who confirmed and may be written to, in the order of their ids. */
export async function confirmedAbonnes(payload: Payload, reading: Reading): Promise<Batch> {
  const { docs, next } = await readAbonnes(payload, { etat: { equals: 'confirme' } }, reading)
  const refused = await refusedAmong(payload, docs)
  const abonnes = docs
    .filter(({ empreinte }) => !refused.has(empreinte))
    .map(({ id, email, empreinte }) => ({ id, email, empreinte }))
  return { abonnes, next }
}

/**
 * Those who left, whose record is still there: a process may end between the refusal and the
 * deletion, and a database may be put back as it was.
 */
async function refusedAmong(payload: Payload, abonnes: Abonne[]): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const { docs } = await payload.db.find<{ empreinte: string }>({
    collection: 'refus',
    where: { empreinte: { in: abonnes.map(({ empreinte }) => empreinte) } },
    limit: abonnes.length,
    pagination: false,
  })
  return new Set(docs.map(({ empreinte }) => empreinte))
}

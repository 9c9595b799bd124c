import type { Payload } from 'payload'

import type { Abonne } from '../../../payload-types'

/** An entry of the newsletter's suppression list. */
export interface Refusal {
  empreinte: string
  /** When the person unsubscribed. */
  createdAt: Date
}

/**
 * Adds the suppression list of the database that a restore replaces to the restored one, and
 * deletes the subscribers that it names, unless they confirmed a subscription after they had
 * unsubscribed.
 * @returns the number of subscribers deleted
 */
export async function keepRefusals(
  { db }: Pick<Payload, 'db'>,
  refusals: AsyncIterable<Refusal> | Iterable<Refusal>,
): Promise<number> {
  let removed = 0
  for await (const { empreinte, createdAt } of refusals) {
    const where = { empreinte: { equals: empreinte } }
    const abonne = await db.findOne<Pick<Abonne, 'id' | 'etat' | 'dateConfirmation'>>({
      collection: 'abonnes',
      where,
    })
    const confirmed = abonne?.dateConfirmation
    if (confirmed && new Date(confirmed) > createdAt) continue
    if (!(await db.findOne({ collection: 'refus', where }))) {
      const date = createdAt.toISOString()
      const data = { empreinte, createdAt: date, updatedAt: date }
      await db.create({ collection: 'refus', data, returning: false })
    }
    if (abonne?.etat !== 'confirme') continue
    await db.deleteMany({ collection: 'abonnes', where })
    removed += 1
  }
  return removed
}

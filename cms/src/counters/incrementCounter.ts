import type { Payload } from 'payload'

import { regardNotFound } from '../errors/houseErrors'
import type { Counter } from './types'

/**
 * Counts one opening or download of an issue, with one atomic statement on either database.
 * @param numero a positive integer
 * @throws HouseError regard-not-found when no issue has that number
 */
export async function incrementCounter(
  payload: Payload,
  numero: number,
  counter: Counter,
): Promise<void> {
  const regard = await payload.db.findOne<{ id: string }>({
    collection: 'regards',
    where: { numero: { equals: numero } },
    select: { numero: true },
  })
  if (!regard) throw regardNotFound(numero)
  if (await tryIncrement(payload, regard.id, counter)) return
  await createRow(payload, regard.id)
  await tryIncrement(payload, regard.id, counter)
}

/** @returns false when the issue has no row yet */
async function tryIncrement(payload: Payload, regard: string, counter: Counter): Promise<boolean> {
  const row = (await payload.db.updateOne({
    collection: 'compteurs',
    where: { regard: { equals: regard } },
    data: { [counter]: { $inc: 1 }, updatedAt: null },
    options: { atomic: true },
  })) as unknown
  return Boolean(row)
}

/**
 * Makes the row of an issue; the unique index settles a race between two of these.
 * @returns whether this call made it: one that is there keeps its counts
 */
export async function createRow(
  payload: Payload,
  regard: string,
  counts: Record<Counter, number> = { nombreDeVue: 0, nombreDeTelechargement: 0 },
): Promise<boolean> {
  try {
    await payload.db.create({ collection: 'compteurs', data: { regard, ...counts } })
    return true
  } catch (error) {
    const rival = await payload.db.findOne({
      collection: 'compteurs',
      where: { regard: { equals: regard } },
    })
    if (!rival) throw error
    return false
  }
}

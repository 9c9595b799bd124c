import type { Payload } from 'payload'

import { createCounterRow } from './incrementCounter'
import type { Counter } from '../Counter'

/**
 * Gives an issue that is about to be created the counts that it starts with. Nobody counts an issue
 * that is not there: called before it is, this loses no opening, however often it is called.
 * @param regard the id that the issue will have
 */
export async function setInitialCounters(
  payload: Payload,
  regard: string,
  counts: Record<Counter, number>,
): Promise<void> {
  if (await createCounterRow(payload, regard, counts)) return
  await payload.db.updateOne({
    collection: 'compteurs',
    where: { regard: { equals: regard } },
    data: { ...counts },
  })
}

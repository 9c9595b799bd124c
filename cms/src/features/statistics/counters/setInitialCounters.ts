import type { Payload } from 'payload'

import { createCounterRow } from './incrementCounter'
import type { Counter } from './Counter'

/**
 * Sets the initial counts of an issue before it is created. At that time no views are counted, so
 * none is lost, even if it is called repeatedly.
 * @param regard the future id of the issue
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

import type { Payload } from 'payload'

import { addToSuppressionList } from './addToSuppressionList'

/**
 * Erases a subscriber, and notes that the address is written to no more; as often as it is asked. The
 * refusal comes first: should the process end in between, the record is there and not read.
 */
export async function unsubscribe(payload: Payload, empreinte: string): Promise<void> {
  await addToSuppressionList(payload, empreinte)
  await payload.db.deleteMany({
    collection: 'abonnes',
    where: { empreinte: { equals: empreinte } },
  })
}

import type { Payload } from 'payload'

import { addToSuppressionList } from './addToSuppressionList'

/**
 * Deletes a subscriber and adds the address to the suppression list; idempotent. The suppression
 * comes first: if the process stops in between, the remaining record is ignored.
 */
export async function unsubscribe(payload: Payload, empreinte: string): Promise<void> {
  await addToSuppressionList(payload, empreinte)
  await payload.db.deleteMany({
    collection: 'abonnes',
    where: { empreinte: { equals: empreinte } },
  })
}

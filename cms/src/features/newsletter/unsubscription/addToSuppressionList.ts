import type { Payload } from 'payload'

import { createOrFind } from '../../../infrastructure/database/createOrFind'

/**
 * Adds an address to the suppression list; the unique index resolves a race between two requests.
 */
export async function addToSuppressionList(payload: Payload, empreinte: string): Promise<void> {
  const find = () =>
    payload.db.findOne({ collection: 'refus', where: { empreinte: { equals: empreinte } } })
  if (await find()) return
  await createOrFind(() => payload.db.create({ collection: 'refus', data: { empreinte } }), find)
}

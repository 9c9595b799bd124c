import type { Payload } from 'payload'

import { createOrFind } from '../../../infrastructure/database/createOrFind'
import type { StoredReading } from '../types'

/** Values of a reading that is not prepared yet. */
export const WAITING = {
  etat: 'attente',
  raison: null,
  pagesTraitees: 0,
  pagesNumerisees: 0,
  pagesReconnues: 0,
  version: null,
} as const

/** Creates or changes the reading of a PDF; fields that are not given stay. */
export async function saveReading(
  payload: Payload,
  document: string,
  values: Partial<Omit<StoredReading, 'id' | 'document'>>,
): Promise<void> {
  const data = { ...values, updatedAt: new Date().toISOString() }
  const where = { document: { equals: document } }
  const update = () => payload.db.updateOne({ collection: 'lectures', where, data })
  const find = () => payload.db.findOne({ collection: 'lectures', where })
  const create = () =>
    payload.db.create({
      collection: 'lectures',
      data: { etat: 'attente', pagesTraitees: 0, ...values, document },
    })
  if ((await find()) || (await createOrFind(create, find)).found) await update()
}

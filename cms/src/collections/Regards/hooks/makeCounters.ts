import type { CollectionAfterChangeHook } from 'payload'

import { createRow } from '../../../counters'

/** A new issue starts with both counters at 0. */
export const makeCounters: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await createRow(req.payload, (doc as { id: string }).id)
  return doc as unknown
}

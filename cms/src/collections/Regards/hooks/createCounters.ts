import type { CollectionAfterChangeHook } from 'payload'

import { createCounterRow } from '../../../features/statistics/counters'

/** A new issue starts with both counters at 0; should that fail, its first opening makes them. */
export const createCounters: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, numero } = doc as { id: string; numero: number }
  if (operation !== 'create') return doc as unknown
  try {
    await createCounterRow(req.payload, id)
  } catch (error) {
    req.payload.logger.error({ err: error, numero }, 'Compteurs créés à la première ouverture')
  }
  return doc as unknown
}

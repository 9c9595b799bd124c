import type { CollectionAfterChangeHook } from 'payload'

import { createCounterRow } from '.'

/** Creates the counters of a new issue at 0; if that fails, its first view creates them. */
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

import type { CollectionAfterChangeHook, CollectionConfig, Payload } from 'payload'

import { findRow, updateRow, createOrFind } from '../../infrastructure/database/rows'
import { internalCollection } from '../../access/roles'
import { countField, FIELDS, ZERO_ISSUE_COUNTS, type IssueCounts } from './counters'

/**
 * The counters of an issue, one row per issue, stored apart from it so that saving a stale copy
 * of an issue never overwrites a count. Updated only by the atomic increments of countEndpoint.ts.
 */
export const Compteurs: CollectionConfig = {
  slug: 'compteurs',
  ...internalCollection,
  fields: [
    // Id of the issue as plain text, not a relation: it must not block the issue's deletion.
    { name: 'regard', type: 'text', required: true, unique: true, index: true },
    ...FIELDS.map(countField),
  ],
}

/** Creates the row of an issue; the unique index resolves a race. @returns false if it exists */
export async function createCounterRow(
  payload: Payload,
  regard: string,
  counts: Partial<IssueCounts> = {},
): Promise<boolean> {
  const { created } = await createOrFind<unknown, unknown>(
    () =>
      payload.db.create({
        collection: 'compteurs',
        data: { regard, ...ZERO_ISSUE_COUNTS, ...counts },
      }),
    () => findRow(payload, 'compteurs', { regard: { equals: regard } }),
  )
  return created !== undefined
}

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

/**
 * Sets the initial counts of an issue before it is created: no views are counted yet, so that none
 * is lost, even if it is called repeatedly.
 * @param regard the future id of the issue
 */
export async function setInitialCounters(
  payload: Payload,
  regard: string,
  counts: Partial<IssueCounts>,
): Promise<void> {
  if (await createCounterRow(payload, regard, counts)) return
  await updateRow(payload, 'compteurs', { regard: { equals: regard } }, counts)
}

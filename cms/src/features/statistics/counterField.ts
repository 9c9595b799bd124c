import DataLoader from 'dataloader'
import type { FieldHook, NumberField, PayloadRequest } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { isSignedIn } from '../../access/roles'
import { COUNTERS, ZERO_ISSUE_COUNTS, type Counter, type IssueCounts } from './counters'

/** Virtual fields for the counters: stored in Compteurs, readable by signed-in users. */
export const counterFields = COUNTERS.map(({ field, label }): NumberField => ({
  name: field,
  type: 'number',
  label,
  virtual: true,
  access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
  hooks: { afterRead: [createCounterReader(field)] },
}))

/**
 * Batches the counters of all issues in a response into one query; their fields load in the same
 * tick.
 */
function getCounterLoader(req: PayloadRequest): DataLoader<string, IssueCounts> {
  const context = req.context as { counters?: DataLoader<string, IssueCounts> }
  context.counters ??= new DataLoader<string, IssueCounts>(
    async (regards) => {
      const docs = await findAll<IssueCounts & { regard: string }>(req.payload, {
        collection: 'compteurs',
        where: { regard: { in: [...regards] } },
      })
      const byRegard = new Map(docs.map((row) => [row.regard, row]))
      return regards.map((id) => byRegard.get(id) ?? ZERO_ISSUE_COUNTS)
    },
    // No cache: a request that writes and then reads must see the new values.
    { cache: false },
  )
  return context.counters
}

/** Creates the field hook that fills a virtual counter for signed-in users; undefined for others. */
function createCounterReader(field: Counter['field']): FieldHook {
  return async ({ req, originalDoc, data }) => {
    const id =
      (originalDoc as { id?: string } | undefined)?.id ?? (data as { id?: string } | undefined)?.id
    if (!id || !isSignedIn(req)) return undefined
    return (await getCounterLoader(req).load(id))[field]
  }
}

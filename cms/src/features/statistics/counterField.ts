import type { FieldHook, NumberField } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { isSignedIn } from '../../access/roles'
import { createLoader } from '../../lib/payload/createLoader'
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

const loadCounters = createLoader<IssueCounts>(
  'counters',
  async (payload, regards) => {
    const docs = await findAll<IssueCounts & { regard: string }>(payload, {
      collection: 'compteurs',
      where: { regard: { in: regards } },
    })
    return new Map(docs.map((row) => [row.regard, row]))
  },
  ZERO_ISSUE_COUNTS,
)

/** Creates the field hook that fills a virtual counter for signed-in users; undefined for others. */
function createCounterReader(field: Counter['field']): FieldHook {
  return async ({ req, originalDoc, data }) => {
    const id =
      (originalDoc as { id?: string } | undefined)?.id ?? (data as { id?: string } | undefined)?.id
    if (!id || !isSignedIn(req)) return undefined
    return (await loadCounters(req, id))[field]
  }
}

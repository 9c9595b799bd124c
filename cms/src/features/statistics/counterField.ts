import DataLoader from 'dataloader'
import type { FieldHook, NumberField, PayloadRequest } from 'payload'

import { isSignedIn } from '../../access/roles'
import type { Counter } from './Compteurs'

/** Virtual field for a counter: stored in Compteurs, readable by signed-in users. */
export const counterField = (name: Counter, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  virtual: true,
  access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
  hooks: { afterRead: [readCounter(name)] },
})

type Row = Record<Counter, number>

/**
 * Batches the counters of all issues in a response into one query; their fields load in the same
 * tick.
 */
function getCounterLoader(req: PayloadRequest): DataLoader<string, Row> {
  const context = req.context as { counters?: DataLoader<string, Row> }
  context.counters ??= new DataLoader<string, Row>(
    async (regards) => {
      const { docs } = await req.payload.db.find<Row & { regard: string }>({
        collection: 'compteurs',
        where: { regard: { in: [...regards] } },
        pagination: false,
        limit: 0,
      })
      const byRegard = new Map(docs.map((row) => [row.regard, row]))
      return regards.map((id) => byRegard.get(id) ?? { nombreDeVue: 0, nombreDeTelechargement: 0 })
    },
    // No cache: a request that writes and then reads must see the new values.
    { cache: false },
  )
  return context.counters
}

/** Field hook that fills a virtual counter for signed-in users; undefined for others. */
const readCounter =
  (counter: Counter): FieldHook =>
  async ({ req, originalDoc, data }) => {
    const id =
      (originalDoc as { id?: string } | undefined)?.id ?? (data as { id?: string } | undefined)?.id
    if (!id || !isSignedIn(req)) return undefined
    return (await getCounterLoader(req).load(id))[counter]
  }

import DataLoader from 'dataloader'
import type { FieldHook, PayloadRequest } from 'payload'

import { isSignedIn } from '../../../access/roles'
import type { Counter } from '../Counter'

type Row = Record<Counter, number>

/** One query for all the issues of an answer: their fields ask in the same tick. */
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
    // A request that writes and then reads must see what is there now.
    { cache: false },
  )
  return context.counters
}

/** Fills a virtual counter of an issue for signed-in accounts; it stays absent for anyone else. */
export const readCounter =
  (counter: Counter): FieldHook =>
  async ({ req, originalDoc, data }) => {
    const id =
      (originalDoc as { id?: string } | undefined)?.id ?? (data as { id?: string } | undefined)?.id
    if (!id || !isSignedIn(req)) return undefined
    return (await getCounterLoader(req).load(id))[counter]
  }

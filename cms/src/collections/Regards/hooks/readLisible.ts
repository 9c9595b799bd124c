import DataLoader from 'dataloader'
import type { FieldHook, PayloadRequest, Where } from 'payload'

/** A reading is readable from its first page on. */
const READABLE: Where[] = [
  { etat: { equals: 'prete' } },
  { and: [{ etat: { equals: 'enCours' } }, { pagesTraitees: { greater_than: 0 } }] },
]

/** Batches the readings of all issues in a response into one query. */
function getReadingLoader(req: PayloadRequest): DataLoader<string, boolean> {
  const context = req.context as { readings?: DataLoader<string, boolean> }
  context.readings ??= new DataLoader<string, boolean>(
    async (documents) => {
      const { docs } = await req.payload.db.find<{ document: string }>({
        collection: 'lectures',
        where: { and: [{ document: { in: [...documents] } }, { or: READABLE }] },
        pagination: false,
        limit: 0,
      })
      const ready = new Set(docs.map(({ document }) => document))
      return documents.map((id) => ready.has(id))
    },
    // No cache: a reading may become ready during a request.
    { cache: false },
  )
  return context.readings
}

/** Field hook that fills the virtual field `lisible`: whether the PDF is read online. */
export const readLisible: FieldHook = async ({ data, req, siblingData }) => {
  const pdf: unknown =
    (siblingData as { pdf?: unknown }).pdf ?? (data as { pdf?: unknown } | undefined)?.pdf
  const id = typeof pdf === 'object' && pdf !== null ? (pdf as { id?: unknown }).id : pdf
  return typeof id === 'string' ? getReadingLoader(req).load(id) : undefined
}

import type { FieldHook, Where } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { createLoader } from '../../../lib/payload/createLoader'

/** A reading is readable from its first page on. */
const READABLE: Where[] = [
  { etat: { equals: 'prete' } },
  { and: [{ etat: { equals: 'enCours' } }, { pagesTraitees: { greater_than: 0 } }] },
]

/** Number of pages of a PDF that is read online; null for any other. */
type Pages = number | null

const loadPages = createLoader<Pages>(
  'readings',
  async (payload, documents) => {
    const docs = await findAll<{ document: string; nombreDePages?: number }>(payload, {
      collection: 'lectures',
      where: { and: [{ document: { in: documents } }, { or: READABLE }] },
      select: { document: true, nombreDePages: true },
    })
    return new Map(docs.map((doc) => [doc.document, doc.nombreDePages ?? 0]))
  },
  null,
)

type HookArgs = Parameters<FieldHook>[0]

/** @returns undefined when the response leaves out the PDF */
async function readPages({ data, req, siblingData }: HookArgs): Promise<Pages | undefined> {
  const pdf: unknown =
    (siblingData as { pdf?: unknown }).pdf ?? (data as { pdf?: unknown } | undefined)?.pdf
  const id = typeof pdf === 'object' && pdf !== null ? (pdf as { id?: unknown }).id : pdf
  return typeof id === 'string' ? loadPages(req, id) : undefined
}

/** Field hook that fills the virtual field `lisible`: whether the PDF is read online. */
export const readLisible: FieldHook = async (args) => {
  const pages = await readPages(args)
  return pages === undefined ? undefined : pages !== null
}

/** Field hook that fills the virtual field `nombreDePages`, of an issue that is read online. */
export const readNombreDePages: FieldHook = (args) => readPages(args)

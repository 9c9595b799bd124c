import type { Payload } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'

/** An article in the contents of an issue. */
export interface ContentsEntry {
  slug: string
  titre: string
  auteurs: string[]
  updatedAt: string
}

/** What the databases have in place of a list that is empty. */
interface Stored {
  document: unknown
  auteurs?: string[] | null
}

/**
 * Reads the articles that visitors see of some PDFs, each list in the order of its issue, in two queries.
 * @returns the lists by id of the PDF; none for a PDF that is not ready
 */
export async function readContents(
  payload: Payload,
  documents: string[],
): Promise<Map<string, ContentsEntry[]>> {
  const contents = new Map<string, ContentsEntry[]>()
  const unlimited = { pagination: false, limit: 0 } as const
  const ofPdfs = { document: { in: documents } }
  if (documents.length === 0) return contents
  const [readings, articles] = await Promise.all([
    payload.db.find<{ document: unknown }>({
      collection: 'lectures',
      where: { and: [ofPdfs, { etat: { equals: 'prete' } }] },
      select: { document: true },
      ...unlimited,
    }),
    payload.db.find<Omit<ContentsEntry, 'auteurs'> & Stored>({
      collection: 'articles',
      where: { and: [ofPdfs, { visible: { equals: true } }] },
      select: { document: true, slug: true, titre: true, auteurs: true, updatedAt: true },
      sort: 'rang',
      ...unlimited,
    }),
  ])
  for (const { document } of readings.docs) contents.set(getRelationId(document) ?? '', [])
  for (const { document, slug, titre, auteurs, updatedAt } of articles.docs) {
    const list = contents.get(getRelationId(document) ?? '')
    list?.push({ slug, titre, auteurs: auteurs ?? [], updatedAt: toIso(updatedAt) })
  }
  return contents
}

const toIso = (date: string): string => new Date(date).toISOString()

/** Names an article and who wrote it: « La bourrée, par Anne Le Goff et Yves Prado ». */
export const toLine = ({ titre, auteurs }: Pick<ContentsEntry, 'titre' | 'auteurs'>): string =>
  auteurs.length === 0 ? titre : `${titre}, par ${names.format(auteurs)}`

const names = new Intl.ListFormat('fr', { type: 'conjunction' })

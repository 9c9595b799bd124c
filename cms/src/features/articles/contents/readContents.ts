import type { Payload } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { findShownPdfs } from '../../lecture'
import type { StoredArticle } from '../records/storedArticles'

/** An article in the contents of an issue. */
export type ContentsEntry = Pick<StoredArticle, 'slug' | 'titre' | 'auteurs' | 'updatedAt'>

/** The databases have no value in place of an empty list. */
interface Stored {
  document: unknown
  auteurs?: string[] | null
}

/**
 * Reads the articles that visitors see of some PDFs, in the order of their issues, in two queries.
 * @returns the lists by id of the PDF: of the former PDF while the new one is prepared; no entry
 * for a PDF without visible articles
 */
export async function readContents(
  payload: Payload,
  documents: string[],
): Promise<Map<string, ContentsEntry[]>> {
  const shown = await findShownPdfs(payload, documents)
  const lists = new Map<string, ContentsEntry[]>([...shown.values()].map((id) => [id, []]))
  if (shown.size === 0) return lists
  const docs = await findAll<Omit<ContentsEntry, 'auteurs'> & Stored>(payload, {
    collection: 'articles',
    where: { and: [{ document: { in: [...lists.keys()] } }, { visible: { equals: true } }] },
    select: { document: true, slug: true, titre: true, auteurs: true, updatedAt: true },
    sort: 'rang',
  })
  for (const { document, slug, titre, auteurs, updatedAt } of docs) {
    const list = lists.get(getRelationId(document) ?? '')
    list?.push({ slug, titre, auteurs: auteurs ?? [], updatedAt: toIso(updatedAt) })
  }
  return new Map([...shown].map(([document, id]) => [document, lists.get(id) ?? []]))
}

const toIso = (date: string): string => new Date(date).toISOString()

/** Names an article and who wrote it: « La bourrée, par Anne Le Goff et Yves Prado ». */
export const toLine = ({ titre, auteurs }: Pick<ContentsEntry, 'titre' | 'auteurs'>): string =>
  auteurs.length === 0 ? titre : `${titre}, par ${names.format(auteurs)}`

const names = new Intl.ListFormat('fr', { type: 'conjunction' })

import type { Payload, Where } from 'payload'

import { countRows, findAll } from '../../../infrastructure/database/rows'
import { published } from '../../../access/roles'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { Regard } from '../../../payload-types'
import { selectFields } from '../../../lib/payload/selectFields'

/** Searched fields of a page of a PDF. */
export interface PageText {
  document: string
  page: number
  texte: string
}

const ISSUE_FIELDS = selectFields('numero', 'dateParution', 'titre', 'sommaire', 'pdf', 'updatedAt')

type Row = Pick<Regard, 'id' | keyof typeof ISSUE_FIELDS>

export type PublishedIssue = Omit<Row, 'pdf'> & {
  /** Id of its PDF. */
  document: string
}

/** Searched texts of an issue: its title, which weighs more, and its text, for extracts. */
export const toSearchedTexts = ({ numero, titre, sommaire }: Omit<Row, 'pdf'>) => ({
  titre: `Regards numéro ${numero} ${titre ?? ''}`,
  texte: sommaire ?? '',
})

/** Reads published issues, the oldest first. */
export const readPublishedIssues = (
  payload: Payload,
  where: Where = {},
): Promise<PublishedIssue[]> => findIssues(payload, where, { sort: 'dateParution', limit: 0 })

/** Reads the published issues that appeared last, the newest first. */
export const readNewestIssues = (payload: Payload, limit: number): Promise<PublishedIssue[]> =>
  findIssues(payload, {}, { sort: '-dateParution', limit })

async function findIssues(
  payload: Payload,
  where: Where,
  bounds: { sort: string; limit: number },
): Promise<PublishedIssue[]> {
  const docs = await findAll<Row>(payload, {
    collection: 'regards',
    where: { and: [where, published] },
    select: ISSUE_FIELDS,
    ...bounds,
  })
  return docs.map(({ pdf, ...issue }) => ({ ...issue, document: getRelationId(pdf) ?? '' }))
}

export async function readPublishedIssue(
  payload: Payload,
  id: string,
): Promise<PublishedIssue | undefined> {
  const [issue] = await readPublishedIssues(payload, { id: { equals: id } })
  return issue
}

/** Reads when the reading of each PDF last changed, by id of the PDF. */
export async function readReadingDates(
  payload: Payload,
  where: Where = {},
): Promise<Map<string, string>> {
  const docs = await findAll<{ document: unknown; updatedAt: string }>(payload, {
    collection: 'lectures',
    where,
    select: { document: true, updatedAt: true },
  })
  return new Map(docs.map(({ document, updatedAt }) => [getRelationId(document) ?? '', updatedAt]))
}

/** Whether the reading of a PDF is ready: its pages are not found before, as they cannot be read. */
export async function isReady(payload: Payload, document: string): Promise<boolean> {
  const ready: Where = { and: [{ document: { equals: document } }, { etat: { equals: 'prete' } }] }
  return (await countRows(payload, 'lectures', ready)) > 0
}

/** Reads the texts of pages, the first page first. */
export async function readPageTexts(payload: Payload, where: Where): Promise<PageText[]> {
  const docs = await findAll<Omit<PageText, 'document'> & { document: unknown }>(payload, {
    collection: 'pagesDeRegards',
    where,
    select: { document: true, page: true, texte: true },
    sort: 'page',
  })
  return docs.map(({ document, page, texte }) => ({
    document: getRelationId(document) ?? '',
    page,
    texte: (texte as string | null | undefined) ?? '',
  }))
}

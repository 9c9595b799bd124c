import type { Payload, Where } from 'payload'

import { countRows, findAll } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'
import { findReading, saveReading } from './Lectures'

/** A preparation without progress for so long has no job any more: its attempts last one day. */
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Condition for readings whose PDF, or the PDF before it, has articles for visitors. */
export const hasShownArticles = (): Where => ({
  or: [
    { etat: { equals: 'prete' } },
    {
      and: [
        { articlesDe: { exists: true } },
        { updatedAt: { greater_than: new Date(Date.now() - ONE_DAY_MS).toISOString() } },
      ],
    },
  ],
})

/**
 * Finds the PDFs whose articles visitors get, by the PDFs of issues: the PDF itself once it is
 * ready, until then the PDF that it replaces.
 */
export async function findShownPdfs(
  payload: Payload,
  documents: string[],
): Promise<Map<string, string>> {
  if (documents.length === 0) return new Map()
  const docs = await findAll<Pick<StoredReading, 'document' | 'articlesDe'>>(payload, {
    collection: 'lectures',
    where: { and: [{ document: { in: documents } }, hasShownArticles()] },
    select: { document: true, articlesDe: true },
  })
  return new Map(
    docs.map(({ document, articlesDe }) => {
      const id = getRelationId(document) ?? ''
      return [id, getRelationId(articlesDe) ?? id]
    }),
  )
}

/** Whether visitors get the articles of one of these PDFs instead of those of its replacement. */
export async function haveShownArticles(payload: Payload, documents: string[]): Promise<boolean> {
  const where = { and: [{ articlesDe: { in: documents } }, hasShownArticles()] }
  return (await countRows(payload, 'lectures', where)) > 0
}

/**
 * Keeps showing the articles of a PDF while its replacement is prepared. A ready replacement, such
 * as the PDF of a draft, shows its own. A former PDF that is not ready passes on the articles that
 * it shows.
 */
export async function keepFormerArticles(
  payload: Payload,
  from: string,
  to: string,
): Promise<void> {
  if ((await findReading(payload, to))?.etat === 'prete') return
  const shown = (await findShownPdfs(payload, [from])).get(from)
  if (shown && shown !== to) await saveReading(payload, to, { articlesDe: shown })
}

/** Stops showing the articles of the former PDF. */
export async function withdrawFormerArticles(payload: Payload, document: string): Promise<void> {
  const reading = await findReading(payload, document)
  if (reading?.articlesDe) await saveReading(payload, document, { articlesDe: null })
}

/** Shows visitors the articles of a PDF itself, once it is prepared or cannot be read. */
export async function endFormerArticles(payload: Payload, document: string): Promise<void> {
  const etat = (await findReading(payload, document))?.etat
  if (etat === 'prete' || etat === 'indisponible') await withdrawFormerArticles(payload, document)
}

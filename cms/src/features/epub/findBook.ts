import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { published } from '../../access/published'
import { env } from '../../lib/env'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { Image, Regard } from '../../payload-types'
import { findVisibleArticles } from '../articles'
import { findPages, findShownPdfs, type StoredReading } from '../lecture'
import type { BookMetadata, BookSource } from './types'

/** Increase it when the same data give another book. */
const BOOK_VERSION = 1

const NAME_FIELDS = { document: true, titre: true, auteurs: true, updatedAt: true } as const

/**
 * Finds the data of an issue's book.
 * @returns undefined for an issue that is not published or not prepared, unless its PDF replaces a
 * prepared one; for a former number, the present number
 */
export async function findBook(
  payload: Payload,
  numero: number,
): Promise<BookSource | { numero: number } | undefined> {
  const { docs } = await payload.find({
    collection: 'regards',
    where: { numero: { equals: numero } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const [issue] = docs
  if (!issue) return findToday(payload, numero)
  const pdf = getRelationId(issue.pdf)
  const document = pdf && (await findShownPdfs(payload, [pdf])).get(pdf)
  const reading =
    document &&
    (await payload.db.findOne<StoredReading>({
      collection: 'lectures',
      where: { and: [{ document: { equals: document } }, { etat: { equals: 'prete' } }] },
    }))
  if (!document || !reading) return undefined
  const [settings, articles, pages] = await Promise.all([
    payload.findGlobal({ slug: 'parametres', depth: 0, overrideAccess: false }),
    findVisibleArticles(payload, document, NAME_FIELDS),
    findPages(payload, document, { page: true, dossier: true, updatedAt: true }),
  ])
  const cover = toCoverPath(issue)
  const metadata: BookMetadata = {
    url: `${env.siteUrl}/regards/${issue.numero}`,
    siteUrl: env.siteUrl,
    numero: issue.numero,
    titre: issue.titre ?? undefined,
    sommaire: issue.sommaire ?? undefined,
    dateParution: issue.dateParution,
    createdAt: issue.createdAt,
    updatedAt: [issue, settings, ...articles, ...pages].map(toUpdatedAt).reduce(toLatest, ''),
    langue: reading.langue ?? 'fr',
    publisher: settings.nom,
    issn: settings.issn ?? undefined,
  }
  // Ids as well: a removed record leaves no date.
  const parts = [BOOK_VERSION, metadata, cover, articles, pages]
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { metadata, document, reading, articles, cover, version: version.slice(0, 22) }
}

/** An issue’s former number leads to the book of its present one. */
async function findToday(
  payload: Payload,
  numero: number,
): Promise<{ numero: number } | undefined> {
  const issue = await payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where: { and: [{ anciensNumeros: { equals: numero } }, published] },
    select: { numero: true },
  })
  return issue ? { numero: issue.numero } : undefined
}

/** The copy of the cover that all programs show. */
function toCoverPath({ couverture }: Regard): string | undefined {
  if (!couverture || typeof couverture === 'string') return undefined
  const { prefix, sizes } = couverture as Image & { prefix?: string | null }
  const filename = sizes?.jpeg?.filename
  return filename ? [prefix, filename].filter(Boolean).join('/') : undefined
}

const toUpdatedAt = (record: object): string => {
  const { updatedAt } = record as { updatedAt?: string | Date | null }
  return updatedAt ? new Date(updatedAt).toISOString() : ''
}

const toLatest = (one: string, other: string): string => (one > other ? one : other)

import { Readable } from 'node:stream'

import type { Payload } from 'payload'
import { createHash } from 'node:crypto'

import { findFields, findRow } from '../../infrastructure/database/rows'
import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { apiError } from '../../lib/errors/apiErrors'
import { limitExports } from '../../infrastructure/rateLimit/limitReads'
import { log } from '../../lib/log'
import { storage } from '../../media/storage'
import type { BookMetadata, BookSource } from './BookWriter'
import { writeBook } from './writeBook'
import { published } from '../../access/roles'
import { env } from '../../lib/env'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { Image, Regard } from '../../payload-types'
import { findVisibleArticles } from '../articles'
import { findPages, findShownPdfs, type StoredReading } from '../lecture'

/**
 * GET and HEAD /regards/{n}/epub, by the number as in the path: an EPUB 3 file. A former number
 * redirects; an issue that is not published, or not prepared, is a 404.
 */
export async function createBookResponse(
  payload: Payload,
  request: Request,
  segment: string,
): Promise<Response> {
  try {
    const numero = /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined
    const book = numero && (await findBook(payload, numero))
    if (!book) throw apiError('not-found', 'Ce livre numérique n’existe pas.')
    if (!('metadata' in book)) {
      const headers = {
        Location: `/regards/${book.numero}/epub`,
        'Cache-Control': PUBLIC_CACHE_CONTROL,
      }
      return new Response(null, { status: 301, headers })
    }
    return await toResponse(payload, request, book)
  } catch (error) {
    const response = createErrorResponse(error)
    if (response.status === 404) response.headers.set('Cache-Control', PUBLIC_CACHE_CONTROL)
    if (response.status >= 500) log.error({ err: error, numero: segment }, 'Requête en échec')
    return response
  }
}

async function toResponse(payload: Payload, request: Request, book: BookSource): Promise<Response> {
  // Weak ETag: another release may encode a picture differently.
  const etag = `W/"${book.version}"`
  const cached = { ETag: etag, 'Cache-Control': PUBLIC_CACHE_CONTROL }
  const known = request.headers.get('if-none-match')
  if (known === '*' || known?.includes(`"${book.version}"`)) {
    return new Response(null, { status: 304, headers: cached })
  }
  const headers = {
    ...cached,
    'Content-Type': 'application/epub+zip',
    'Content-Disposition': `attachment; filename="regards-${book.metadata.numero}.epub"`,
    'Last-Modified': new Date(book.metadata.updatedAt).toUTCString(),
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  await limitExports(request)
  const file = await writeBook(payload, storage, book)
  return new Response(Readable.toWeb(file) as ReadableStream, { headers })
}

/** Increase it when the same data give another book. */
const BOOK_VERSION = 1

const NAME_FIELDS = { document: true, titre: true, auteurs: true, updatedAt: true } as const

/**
 * Finds the data of an issue's book: of a former PDF while its replacement is prepared.
 * @returns undefined for an issue that is not published or prepared; the present number for a
 * former
 */
async function findBook(
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
    (await findRow<StoredReading>(payload, 'lectures', {
      and: [{ document: { equals: document } }, { etat: { equals: 'prete' } }],
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
  const issue = await findFields(
    payload,
    'regards',
    { and: [{ anciensNumeros: { equals: numero } }, published] },
    'numero',
  )
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

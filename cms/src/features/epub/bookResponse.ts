import { Readable } from 'node:stream'

import type { Payload } from 'payload'

import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { apiError } from '../../lib/errors/apiErrors'
import { limitExports } from '../../infrastructure/rateLimit/limitReads'
import { log } from '../../lib/log'
import { storage } from '../../media/storage'
import { findBook } from './findBook'
import type { BookSource } from './types'
import { writeBook } from './writeBook'

/**
 * GET and HEAD /regards/{n}/epub: an issue as an EPUB 3 file. A former number redirects to the present
 * one; an issue that is not published, or not prepared, is a 404.
 * @param segment the number, as it is in the path
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

import type { IncomingMessage, ServerResponse } from 'node:http'

import parseRange from 'range-parser'

import { apiError, isApiError } from '../../lib/errors/apiErrors'
import { isOutage } from '../../lib/errors/isOutage'
import { log } from '../../lib/log'
import { REQUEST_ID_HEADER } from '../../lib/telemetry/requestContext'
import { ObjectNotFound, toObjectPath, type ObjectMetadata, type ObjectStorage } from '../storage'
import { getRedirect } from '../storage/redirects'
import { sendErrorResponse } from '../../lib/http/createErrorResponse'
import { isNotModified } from '../../lib/http/isNotModified'
import { HSTS_HEADER } from '../../lib/http/setHstsHeader'
import { defaultHeaders } from './defaultHeaders'
import { getMimeEssence, isSafeContentType, OCTET_STREAM } from './safeContentTypes'

/** Headers of every response, errors included; in lower case. */
const KEPT_HEADERS = new Set([HSTS_HEADER, REQUEST_ID_HEADER.toLowerCase()])

/**
 * Pictures of the pages of issues, which IIIF manifests name: viewers of other sites read their bytes.
 * They are the same for everybody, and no cookie opens more.
 */
const PAGE_PICTURE = /^regards\/[^/]+\/pages\/[^/]+\/\d+-\d+\.webp$/

const STALLED_TIMEOUT_MS = 60_000

const REDIRECT_CACHE_CONTROL = 'public, max-age=3600'

/** The account's browser revalidates each time, and gets a 304. */
const ACCOUNT_CACHE_CONTROL = 'private, no-cache'

/**
 * Images execute nothing; browsers' PDF viewers do not work in a full sandbox. Only this site may
 * frame a PDF.
 */
const IMAGE_CSP = "default-src 'none'; sandbox; frame-ancestors 'self'"
const PDF_CSP =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

/** Who may read a file; `none` gets a 404. */
export type MediaAccess = 'everyone' | 'account' | 'none'

/**
 * Serves GET and HEAD below /media/ from the storage as streams, with single ranges and conditional
 * requests. The address of a replaced image redirects to the new one.
 * @param fullPath the part of the URL after /media/, still percent-encoded
 * @param findAccess tells who may read the file of a path, for a request
 */
export async function serveMedia(
  storage: ObjectStorage,
  fullPath: string,
  req: IncomingMessage,
  res: ServerResponse,
  findAccess: (path: string, req: IncomingMessage) => Promise<MediaAccess>,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD')
    sendErrorResponse(res, apiError('method-not-allowed', 'Cette adresse se lit seulement.'))
    return
  }
  try {
    const path = decodePath(fullPath)
    const object = path ? await storage.stat(path) : undefined
    if (!object) throw apiError('not-found', 'Ce fichier n’existe pas.')
    const redirect = getRedirect(object)
    if (redirect) {
      sendRedirect(redirect, res)
      return
    }
    const access = await findAccess(object.fullPath, req)
    if (access === 'none') throw apiError('not-found', 'Ce fichier n’existe pas.')
    await sendObject(storage, object, req, res, access === 'account')
  } catch (error) {
    handleError(error, fullPath, res)
  }
}

/** A temporary redirect: the target may be replaced as well. */
function sendRedirect(location: string, res: ServerResponse): void {
  res.setHeader('Cache-Control', REDIRECT_CACHE_CONTROL)
  res.writeHead(302, { Location: location }).end()
}

async function sendObject(
  storage: ObjectStorage,
  object: ObjectMetadata,
  req: IncomingMessage,
  res: ServerResponse,
  isPrivate: boolean,
) {
  const etag = getEtag(object)
  const lastModified = object.updated.toUTCString()
  const encoding = object.contentEncoding === 'identity' ? undefined : object.contentEncoding
  if (PAGE_PICTURE.test(object.fullPath)) res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('ETag', etag)
  res.setHeader('Last-Modified', lastModified)
  const cacheControl = object.cacheControl ?? defaultHeaders.cacheControl
  res.setHeader('Cache-Control', isPrivate ? ACCOUNT_CACHE_CONTROL : cacheControl)
  // Browsers cannot decode a part of a compressed file.
  res.setHeader('Accept-Ranges', encoding ? 'none' : 'bytes')

  const contentType = isSafeContentType(object.contentType) ? object.contentType : OCTET_STREAM
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader(
    'Content-Security-Policy',
    getMimeEssence(contentType) === 'application/pdf' ? PDF_CSP : IMAGE_CSP,
  )
  if (isNotModified(req, etag, lastModified)) {
    res.writeHead(304).end()
    return
  }

  res.setHeader('Content-Type', contentType)
  res.setHeader('Content-Disposition', getContentDisposition(object, req))
  if (object.contentLanguage) res.setHeader('Content-Language', object.contentLanguage)

  const range = encoding ? undefined : parseRequestedRange(req, object.size, etag, object.updated)
  if (range === 'unsatisfiable') {
    res.removeHeader('Content-Disposition')
    res.removeHeader('Content-Language')
    res.setHeader('Content-Range', `bytes */${object.size}`)
    sendErrorResponse(res, apiError('range-not-satisfiable'))
    return
  }
  if (encoding) res.setHeader('Content-Encoding', encoding)
  const first = range?.start ?? 0
  const last = range?.end ?? object.size - 1
  res.statusCode = range ? 206 : 200
  if (range) res.setHeader('Content-Range', `bytes ${first}-${last}/${object.size}`)
  res.setHeader('Content-Length', last - first + 1)
  if (req.method === 'HEAD' || object.size === 0) {
    res.end()
    return
  }
  // Closes the file and the connection of a client that stopped reading.
  res.setTimeout(STALLED_TIMEOUT_MS, () => res.destroy())
  await storage.send(object.fullPath, { start: first, end: last }, res)
}

/** With the query `?telechargement` the browser downloads the file instead of displaying it. */
function getContentDisposition(
  { contentDisposition = defaultHeaders.contentDisposition }: ObjectMetadata,
  { url = '' }: IncomingMessage,
): string {
  return url.endsWith('?telechargement')
    ? contentDisposition.replace(/^inline\b/i, 'attachment')
    : contentDisposition
}

/** The ETag also changes with the metadata: after a 304 a cache would keep the old headers. */
const getEtag = ({ etag, metageneration }: ObjectMetadata): string =>
  metageneration > 1 ? `"${etag}.${metageneration}"` : `"${etag}"`

/** A single range is served; for several or a malformed one, the whole file (RFC 9110, 14). */
function parseRequestedRange(req: IncomingMessage, size: number, etag: string, updated: Date) {
  const header = req.headers.range
  if (!header || req.method !== 'GET' || !matchesIfRange(req.headers['if-range'], etag, updated))
    return undefined
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** RFC 9110, section 13.1.5: an equal strong ETag, or the exact date of the last change. */
function matchesIfRange(
  condition: string | string[] | undefined,
  etag: string,
  updated: Date,
): boolean {
  if (typeof condition !== 'string') return true
  if (condition.startsWith('"') || condition.startsWith('W/')) return condition === etag
  return Math.trunc(Date.parse(condition) / 1000) === Math.trunc(updated.getTime() / 1000)
}

function decodePath(encoded: string): string | undefined {
  try {
    return toObjectPath(decodeURIComponent(encoded))
  } catch {
    return undefined
  }
}

function handleError(error: unknown, fullPath: string, res: ServerResponse): void {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || res.destroyed) return // the client disconnected
  if (res.headersSent) {
    log.error({ err: error, fullPath }, 'Envoi de fichier interrompu')
    res.destroy()
    return
  }
  for (const name of res.getHeaderNames()) {
    if (!KEPT_HEADERS.has(name)) res.removeHeader(name)
  }
  if (isApiError(error)) sendErrorResponse(res, error)
  else if (error instanceof ObjectNotFound)
    sendErrorResponse(res, apiError('not-found', 'Ce fichier n’existe pas.'))
  else {
    log.error({ err: error, fullPath }, 'Lecture du stockage en échec')
    sendErrorResponse(res, isOutage(error) ? apiError('service-unavailable') : error)
  }
}

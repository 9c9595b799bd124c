import { createHash } from 'node:crypto'
import type { ContentEncoding } from './negotiateEncoding'

/**
 * Response of the site or the API; headers in the format of Node's `rawHeaders`: name, value, name,
 * value.
 */
export interface UpstreamResponse {
  status: number
  headers: string[]
  body: Buffer
}

/** Returns the headers as an object with lower-case names; the last of duplicate headers wins. */
export function toHeaderRecord({
  headers,
}: Pick<UpstreamResponse, 'headers'>): Record<string, string> {
  const result: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) {
    result[(headers[at] ?? '').toLowerCase()] = headers[at + 1] ?? ''
  }
  return result
}

/** Up to this size a body is kept as a string, which Node joins with the head in one write: a sixteenth faster. */
const MAX_STRING_BYTES = 16 * 1024

interface EncodedVariant {
  etag: string
  /** The body as it is sent, with the encoding `latin1` when it is a string. */
  sent: Buffer | string
  /** In the format of Node's `rawHeaders`. */
  headers: string[]
  /** Headers of a cache hit: with Cache-Status (RFC 9211), for the operator. */
  cacheHitHeaders: string[]
}

const CACHE_HIT_HEADER = ['Cache-Status', 'regards; hit']

/** A response prepared to be sent repeatedly. */
export interface CachedResponse {
  status: number
  /** Hash of the uncompressed body; makes a strong ETag. */
  bodyHash: string
  /** Uncompressed. */
  body: Buffer
  commonHeaders: string[]
  /** Headers of a 304 response, without the ETag. */
  notModifiedHeaders: string[]
  variants: Partial<Record<ContentEncoding, EncodedVariant>> & { identity: EncodedVariant }
  /** Resolves when the compressed variants are ready; undefined before compression starts. */
  compression: Promise<void> | undefined
  /** Whether the brotli variant has the maximum quality, or is being recompressed to it. */
  isMaxQuality: boolean
}

/** Headers of the upstream that are dropped: computed here, or for one client. */
const DROPPED_HEADERS = new Set(['content-length', 'etag', 'vary', 'set-cookie'])

/**
 * @param vary request headers that the response depends on, beside the encoding; replaces the
 * upstream's Vary, since the upstream received no other headers
 * @param fixedHeaders further raw headers
 */
export function toCachedResponse(
  { status, headers, body }: UpstreamResponse,
  vary: string | undefined,
  fixedHeaders: string[] = [],
): CachedResponse {
  const common = [...fixedHeaders, 'Vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding']
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (!DROPPED_HEADERS.has(name.toLowerCase())) common.push(name, headers[at + 1] ?? '')
  }
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const unchanged = common.filter(
    (_text, at) => common[at - (at % 2)]?.toLowerCase() !== 'content-type',
  )
  const identity = createVariant({ bodyHash: tag, commonHeaders: common }, 'identity', body)
  const variants = { identity }
  return {
    status,
    bodyHash: tag,
    body,
    commonHeaders: common,
    notModifiedHeaders: unchanged,
    variants,
    compression: undefined,
    isMaxQuality: false,
  }
}

/** Adds a compressed variant of the body. */
export function addVariant(reply: CachedResponse, encoding: 'br' | 'gzip', body: Buffer): void {
  reply.variants[encoding] = createVariant(reply, encoding, body)
}

function createVariant(
  { bodyHash, commonHeaders }: Pick<CachedResponse, 'bodyHash' | 'commonHeaders'>,
  encoding: ContentEncoding,
  body: Buffer,
): EncodedVariant {
  const etag = encoding === 'identity' ? `"${bodyHash}"` : `"${bodyHash}-${encoding}"`
  const own = ['ETag', etag, 'Content-Length', String(body.length)]
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = [...commonHeaders, ...coded, ...own]
  const sent = body.length <= MAX_STRING_BYTES ? body.toString('latin1') : body
  return { etag, sent, headers, cacheHitHeaders: [...headers, ...CACHE_HIT_HEADER] }
}

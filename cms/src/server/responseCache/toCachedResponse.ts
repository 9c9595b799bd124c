import { createHash } from 'node:crypto'

import type { UpstreamResponse } from './UpstreamResponse'
import type { ContentEncoding } from './negotiateEncoding'

/** One form of a body, with everything that is sent with it. */
export interface EncodedVariant {
  etag: string
  body: Buffer
  /** In the form of Node's `rawHeaders`. */
  headers: string[]
  /** The same where it was kept: it says so (RFC 9211), for the operator. */
  cacheHitHeaders: string[]
}

const CACHE_HIT_HEADER = ['Cache-Status', 'regards; hit']

/** An answer made ready to be sent any number of times. */
export interface CachedResponse {
  status: number
  /** Of the body as it is: what makes its ETag a strong one. */
  bodyHash: string
  /** The headers of all variants. */
  commonHeaders: string[]
  /** Those of a 304, beside the ETag. */
  notModifiedHeaders: string[]
  variants: Partial<Record<ContentEncoding, EncodedVariant>> & { identity: EncodedVariant }
  /** Ends when compressed forms are there, where the body gains by them; undefined before it is begun. */
  compression: Promise<void> | undefined
  /** Whether its brotli form is the smallest there is, or about to be. */
  isMaxQuality: boolean
}

/**
 * What belongs to one connection or to one answer, or is worked out here; and a wish of Payload's for
 * its panel, which makes a browser ask for the first page of a visit twice.
 */
const DROPPED_HEADERS = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'],
  ...['etag', 'vary', 'set-cookie', 'accept-ch', 'critical-ch'],
])

/**
 * @param vary what the answer depends on beside the encoding: headers that the application was not
 * told do not count, whatever it says
 */
export function toCachedResponse(
  { status, headers, body }: UpstreamResponse,
  vary: string | undefined,
): CachedResponse {
  const common = ['Vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding']
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
    commonHeaders: common,
    notModifiedHeaders: unchanged,
    variants,
    compression: undefined,
    isMaxQuality: false,
  }
}

/** Adds a compressed form of the body. */
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
  return { etag, body, headers, cacheHitHeaders: [...headers, ...CACHE_HIT_HEADER] }
}

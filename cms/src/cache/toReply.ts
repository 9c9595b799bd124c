import { createHash } from 'node:crypto'

import type { Answer } from './Answer'
import type { Encoding } from './acceptedEncoding'

/** One form of a body, with everything that is sent with it. */
export interface Variant {
  etag: string
  body: Buffer
  /** In the form of Node's `rawHeaders`. */
  headers: string[]
  /** The same where it was kept: it says so (RFC 9211), for the operator. */
  keptHeaders: string[]
}

const KEPT = ['Cache-Status', 'regards; hit']

/** An answer made ready to be sent any number of times. */
export interface Reply {
  status: number
  /** Of the body as it is: what makes its ETag a strong one. */
  tag: string
  /** The headers of all variants. */
  common: string[]
  /** Those of a 304, beside the ETag. */
  unchanged: string[]
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** Ends when compressed forms are there, where the body gains by them; undefined before it is begun. */
  compression: Promise<void> | undefined
  /** Whether its brotli form is the smallest there is, or about to be. */
  isRefined: boolean
}

/**
 * What belongs to one connection or to one answer, or is worked out here; and a wish of Payload's for
 * its panel, which makes a browser ask for the first page of a visit twice.
 */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'],
  ...['etag', 'vary', 'set-cookie', 'accept-ch', 'critical-ch'],
])

/**
 * @param vary what the answer depends on beside the encoding: headers that the application was not
 * told do not count, whatever it says
 */
export function toReply({ status, headers, body }: Answer, vary: string | undefined): Reply {
  const common = ['Vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding']
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (!DROPPED.has(name.toLowerCase())) common.push(name, headers[at + 1] ?? '')
  }
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const unchanged = common.filter(
    (_text, at) => common[at - (at % 2)]?.toLowerCase() !== 'content-type',
  )
  const identity = toVariant({ tag, common }, 'identity', body)
  const variants = { identity }
  return { status, tag, common, unchanged, variants, compression: undefined, isRefined: false }
}

/** Adds a compressed form of the body. */
export function addVariant(reply: Reply, encoding: 'br' | 'gzip', body: Buffer): void {
  reply.variants[encoding] = toVariant(reply, encoding, body)
}

function toVariant(
  { tag, common }: Pick<Reply, 'tag' | 'common'>,
  encoding: Encoding,
  body: Buffer,
): Variant {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
  const own = ['ETag', etag, 'Content-Length', String(body.length)]
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = [...common, ...coded, ...own]
  return { etag, body, headers, keptHeaders: [...headers, ...KEPT] }
}

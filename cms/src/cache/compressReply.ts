import { promisify } from 'node:util'
import zlib from 'node:zlib'

import { headersOf } from './Answer'
import { addVariant, type Reply } from './toReply'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Below it, headers weigh more than what would be gained. */
const MIN_BYTES = 600
const BROTLI_QUALITY = 5

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)|javascript)|image\/svg)/

/** Adds the brotli and gzip forms of a reply that gains by them, once, beside the event loop. */
export function compressReply(reply: Reply): Promise<void> {
  return (reply.compression ??= compress(reply))
}

async function compress(reply: Reply): Promise<void> {
  const { body } = reply.variants.identity
  const contentType = headersOf({ headers: reply.common })['content-type'] ?? ''
  if (body.length < MIN_BYTES || !TEXT.test(contentType)) return
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzip(body),
  ])
  if (br.length < body.length) addVariant(reply, 'br', br)
  if (gz.length < body.length) addVariant(reply, 'gzip', gz)
}

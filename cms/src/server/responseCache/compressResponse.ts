import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { toHeaderRecord, addVariant, type CachedResponse } from './UpstreamResponse'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Minimum body size in bytes: below it, compression saves less than its headers cost. */
const MIN_BYTES = 600

/** Brotli qualities: the second saves a tenth over the first and takes 30 times as long. */
const FIRST_QUALITY = 5
const BEST_QUALITY = 11
const MAX_RECOMPRESSED_BYTES = 512 * 1024

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)|javascript)|image\/svg)/

/** Adds brotli and gzip variants to a response if they are smaller; once, on the thread pool. */
export function compressResponse(reply: CachedResponse): Promise<void> {
  return (reply.compression ??= addCompressedVariants(reply))
}

async function addCompressedVariants(reply: CachedResponse): Promise<void> {
  const { body } = reply
  const contentType = toHeaderRecord({ headers: reply.commonHeaders })['content-type'] ?? ''
  if (body.length < MIN_BYTES || !TEXT.test(contentType)) return
  const [br, gz] = await Promise.all([toBrotli(body, FIRST_QUALITY), gzip(body)])
  if (br.length < body.length) addVariant(reply, 'br', br)
  if (gz.length < body.length) addVariant(reply, 'gzip', gz)
}

let isRecompressing = false

/**
 * Replaces the brotli variant with one of the maximum quality; once, on the thread pool. Compresses
 * one response at a time: while another is in progress, does nothing and leaves this one to a later
 * request.
 */
export async function recompressAtMaxQuality(reply: CachedResponse): Promise<void> {
  const { body, variants } = reply
  const isLarge = body.length > MAX_RECOMPRESSED_BYTES
  if (!variants.br || isRecompressing || reply.isMaxQuality || isLarge) return
  reply.isMaxQuality = true
  isRecompressing = true
  try {
    addVariant(reply, 'br', await toBrotli(body, BEST_QUALITY))
  } finally {
    isRecompressing = false
  }
}

const toBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

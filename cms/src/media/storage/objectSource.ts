import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

import type { ObjectSource } from './types'

/** Bytes that a file of the disk is read by. */
export const READ_CHUNK_BYTES = 256 * 1024

/** The source's bytes, from the first one on. */
export function openSourceStream(source: ObjectSource): Readable {
  if ('stream' in source) return source.stream()
  if ('buffer' in source) return Readable.from([source.buffer])
  return createReadStream(source.filePath, { highWaterMark: READ_CHUNK_BYTES })
}

/** Base 64; reads the bytes only where it is not known. */
export async function hashSource(source: ObjectSource): Promise<string> {
  if (!('buffer' in source) && source.md5Hash) return source.md5Hash
  const hash = createHash('md5')
  for await (const chunk of openSourceStream(source)) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

import type { ObjectSource } from './types'

export const READ_CHUNK_BYTES = 256 * 1024

/** Opens a stream of the source's bytes, from the start. */
export function openSourceStream(source: ObjectSource): Readable {
  if ('stream' in source) return source.stream()
  if ('buffer' in source) return Readable.from([source.buffer])
  return createReadStream(source.filePath, { highWaterMark: READ_CHUNK_BYTES })
}

/** Returns the source's MD5 in base 64; reads the bytes only when it is unknown. */
export async function hashSource(source: ObjectSource): Promise<string> {
  if (!('buffer' in source) && source.md5Hash) return source.md5Hash
  const hash = createHash('md5')
  for await (const chunk of openSourceStream(source)) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

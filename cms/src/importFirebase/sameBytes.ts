import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

import { sanitizeImage } from '../media/validation/sanitizeImage'
import { storage } from '../media/storage'
import type { SourceFile } from './types'

/**
 * Whether a stored object has the bytes of a file as the site stores them; false when there is no
 * such object.
 */
export async function sameBytes(
  { filePath, filename, size }: SourceFile,
  fullPath: string,
): Promise<boolean> {
  const object = await storage.stat(fullPath)
  if (!object) return false
  const cleaned = filename.endsWith('.pdf') ? undefined : await sanitizeImage(filePath)
  if (object.size !== (cleaned?.length ?? size)) return false
  const stored = object.md5Hash ?? (await md5Of(await storage.read(fullPath)))
  return stored === (await md5Of(cleaned ? Readable.from([cleaned]) : createReadStream(filePath)))
}

async function md5Of(stream: Readable): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

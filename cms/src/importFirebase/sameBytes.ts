import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

import { storage } from '../storage'
import type { SourceFile } from './types'

/** Whether a stored object has the bytes of a file; false when there is no such object. */
export async function sameBytes(source: SourceFile, fullPath: string): Promise<boolean> {
  const object = await storage.stat(fullPath)
  if (object?.size !== source.size) return false
  const stored = object.md5Hash ?? (await md5Of(await storage.read(fullPath)))
  return stored === (await md5Of(createReadStream(source.filePath)))
}

async function md5Of(stream: Readable): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

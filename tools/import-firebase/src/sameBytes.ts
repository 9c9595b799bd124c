import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import type { Readable } from 'node:stream'

import { processImage } from '../../../cms/src/media/images/processImage'
import { createTempFile } from '../../../cms/src/media/records/createTempFile'
import { storage } from '../../../cms/src/media/storage'
import type { SourceFile } from './types'

/** Whether a stored object has a file's bytes as the site stores them; false without the object. */
export async function sameBytes(source: SourceFile, fullPath: string): Promise<boolean> {
  const { filePath, filename } = source
  const object = await storage.stat(fullPath)
  if (!object) return false
  if (filename.endsWith('.pdf')) return isEqual(filePath, source.size, fullPath, object)
  const copy = await createTempFile({ filePath })
  try {
    await processImage(copy, filename, [])
    return await isEqual(copy, (await fs.stat(copy)).size, fullPath, object)
  } finally {
    await fs.rm(copy, { force: true })
  }
}

async function isEqual(
  file: string,
  size: number,
  fullPath: string,
  object: { size: number; md5Hash?: string | undefined },
): Promise<boolean> {
  if (object.size !== size) return false
  const stored = object.md5Hash ?? (await md5Of(await storage.read(fullPath)))
  return stored === (await md5Of(createReadStream(file)))
}

async function md5Of(stream: Readable): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

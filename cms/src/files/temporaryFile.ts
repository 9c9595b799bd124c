import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { env } from '../env'
import { linkOrCopy } from '../storage/linkOrCopy'
import type { ObjectSource } from '../storage'

/** Where bodies wait on the disk while they are checked; the same file system as the staged uploads. */
export const temporaryDir = path.join(env.dataDir, 'tmp')

/**
 * A file of its own with these bytes, that Payload may remove.
 * @param source nothing for an empty file, which stands for bytes that are read elsewhere
 * @returns its path
 */
export async function temporaryFile(source?: ObjectSource): Promise<string> {
  const filePath = path.join(temporaryDir, randomUUID())
  await fs.mkdir(temporaryDir, { recursive: true })
  if (!source) await fs.writeFile(filePath, '')
  else if ('buffer' in source) await fs.writeFile(filePath, source.buffer)
  else if ('filePath' in source) await linkOrCopy(source.filePath, filePath)
  else await pipeline(source.stream(), createWriteStream(filePath))
  return filePath
}

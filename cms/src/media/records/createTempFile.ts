import { randomUUID } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { env } from '../../lib/env'
import type { ObjectSource } from '../storage'

const { COPYFILE_FICLONE } = constants

/** Where bodies wait on the disk while they are checked; the same file system as the staged uploads. */
export const tempDir = path.join(env.dataDir, 'tmp')

/**
 * A file of its own with these bytes, that Payload may write to and remove: a copy and no link.
 * @param source nothing for an empty file, which stands for bytes that are read elsewhere
 * @returns its path
 */
export async function createTempFile(source?: ObjectSource): Promise<string> {
  const filePath = path.join(tempDir, randomUUID())
  await fs.mkdir(tempDir, { recursive: true })
  try {
    await writeSource(filePath, source)
    return filePath
  } catch (error) {
    await fs.rm(filePath, { force: true })
    throw error
  }
}

async function writeSource(filePath: string, source: ObjectSource | undefined): Promise<void> {
  if (!source) await fs.writeFile(filePath, '')
  else if ('buffer' in source) await fs.writeFile(filePath, source.buffer)
  else if ('filePath' in source) await fs.copyFile(source.filePath, filePath, COPYFILE_FICLONE)
  else await pipeline(source.stream(), createWriteStream(filePath))
}

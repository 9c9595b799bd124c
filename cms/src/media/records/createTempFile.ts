import { randomUUID } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { env } from '../../lib/env'
import type { ObjectSource } from '../storage'

const { COPYFILE_FICLONE } = constants

/** Temporary files of validations, on the file system of staged uploads. */
export const tempDir = path.join(env.dataDir, 'tmp')

/**
 * Creates a temporary file that Payload may modify and delete: a copy, never a hard link.
 * @param source bytes to copy; without it the file is empty
 * @returns the file's path
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

/** Does work in an empty folder, deleted afterwards. @param name beginning of the folder's name */
export async function withTempFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = path.join(tempDir, `${name}-${randomUUID()}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function writeSource(filePath: string, source: ObjectSource | undefined): Promise<void> {
  if (!source) await fs.writeFile(filePath, '')
  else if ('buffer' in source) await fs.writeFile(filePath, source.buffer)
  else if ('filePath' in source) await fs.copyFile(source.filePath, filePath, COPYFILE_FICLONE)
  else await pipeline(source.stream(), createWriteStream(filePath))
}

import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { File, PayloadRequest } from 'payload'

import { env } from '../env'

/** Where bodies wait on the disk while they are checked; the same file system as the staged uploads. */
export const temporaryDir = path.join(env.dataDir, 'tmp')

/**
 * The file that comes with a request, on the disk: large ones are never held in memory.
 * @returns undefined when the request brings none
 */
export async function incomingFile(
  req: PayloadRequest,
): Promise<(File & { tempFilePath: string }) | undefined> {
  const file = req.file
  if (!file) return undefined
  if (!file.tempFilePath) {
    file.tempFilePath = path.join(temporaryDir, randomUUID())
    await fs.mkdir(temporaryDir, { recursive: true })
    await fs.writeFile(file.tempFilePath, file.data)
  }
  return file as File & { tempFilePath: string }
}

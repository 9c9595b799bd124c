import fs from 'node:fs/promises'
import path from 'node:path'

import { isFileNotFound } from './isFileNotFound'

/**
 * Removes what lies in a folder since before then, folders with all that is in them.
 * @returns how many; 0 for a folder that is not there
 */
export async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await listFolder(folder)) {
    const file = path.join(folder, name)
    const { mtime } = await fs.stat(file).catch(() => ({ mtime: undefined }))
    if (!mtime || mtime > before) continue
    await fs.rm(file, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if (isFileNotFound(error)) return []
    throw error
  }
}

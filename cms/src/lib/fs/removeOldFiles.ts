import fs from 'node:fs/promises'
import path from 'node:path'

import { isFileNotFound } from './isFileNotFound'

/**
 * Removes a folder's files and subfolders last modified at or before a date.
 * @returns number of removed entries; 0 if the folder does not exist
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

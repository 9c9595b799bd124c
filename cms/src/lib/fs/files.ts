import fs from 'node:fs/promises'
import { constants } from 'node:fs'
import path from 'node:path'

/** Calls fsync on a file. */
export async function fsyncFile(filePath: string): Promise<void> {
  const file = await fs.open(filePath, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whether a file system error means that the file does not exist. */
export function isFileNotFound(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** Error codes of file systems that do not support the hard link, or not across devices. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EMLINK'])

/**
 * Makes a hard link, or a copy where the file system has no links.
 * @throws EEXIST if `to` exists
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await fs.copyFile(from, to, constants.COPYFILE_EXCL)
  }
}

/**
 * Removes a folder's entries not modified since a date.
 * @returns their number; 0 without the folder
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

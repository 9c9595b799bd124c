import fs from 'node:fs/promises'
import path from 'node:path'

import { isFileNotFound } from '../../../lib/fs/files'
import { compareUtf8, toObjectPath } from '../objectPath'
import type { ListQuery } from '../types'

/**
 * Yields the objects below a folder, in the order of ObjectStorage.list, reading one folder at a
 * time.
 * @param root root folder of the storage
 */
export async function* walkFolder(
  root: string,
  { prefix, folded, after = '' }: Omit<ListQuery, 'limit'>,
): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  for (const entry of await readFolder(root, folder)) {
    const isFolder = entry.endsWith('/')
    // A folder sorts before its content: `after` may be inside it.
    const mayHoldMore = isFolder && !folded && after.startsWith(entry)
    if (!entry.startsWith(prefix) || (compareUtf8(entry, after) <= 0 && !mayHoldMore)) continue
    if (!isFolder) yield entry
    else if (!folded) yield* walkFolder(root, { prefix: entry, folded, after })
    else if (await holdsObject(root, entry)) yield entry
  }
}

/** Paths of a folder's entries; subfolders end with `/`, which affects their order. */
async function readFolder(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await fs.readdir(path.join(root, folder), { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => ({ entry, fullPath: `${folder}${entry.name}` }))
      .filter(({ fullPath }) => toObjectPath(fullPath))
      .map(({ entry, fullPath }) => (entry.isDirectory() ? `${fullPath}/` : fullPath))
      .sort(compareUtf8)
  } catch (error) {
    // The folder was removed after its parent was read.
    if (isFileNotFound(error)) return []
    throw error
  }
}

async function holdsObject(root: string, folder: string): Promise<boolean> {
  const first = await walkFolder(root, { prefix: folder, folded: false }).next()
  return !first.done
}

import fs from 'node:fs/promises'
import path from 'node:path'

import { isFileNotFound } from '../../../lib/fs/isFileNotFound'
import { compareUtf8, toObjectPath } from '../objectPath'
import type { ListQuery } from '../types'

/**
 * The objects below a folder of the disk, in the order that ObjectStorage.list promises. Reads one
 * folder at a time, and only those that it comes to: whoever stops early has read little.
 * @param root the folder of the whole storage
 */
export async function* walkFolder(
  root: string,
  { prefix, folded, after = '' }: Omit<ListQuery, 'limit'>,
): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  for (const entry of await readFolder(root, folder)) {
    const isFolder = entry.endsWith('/')
    // A folder comes before what is in it: the place to go on from may lie inside.
    const mayHoldMore = isFolder && !folded && after.startsWith(entry)
    if (!entry.startsWith(prefix) || (compareUtf8(entry, after) <= 0 && !mayHoldMore)) continue
    if (!isFolder) yield entry
    else if (!folded) yield* walkFolder(root, { prefix: entry, folded, after })
    else if (await holdsObject(root, entry)) yield entry
  }
}

/** The paths of a folder's files and folders, these with `/` at their end, which decides their order. */
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
    // Removed since its own folder was read.
    if (isFileNotFound(error)) return []
    throw error
  }
}

async function holdsObject(root: string, folder: string): Promise<boolean> {
  const first = await walkFolder(root, { prefix: folder, folded: false }).next()
  return !first.done
}

import { createHash } from 'node:crypto'

import { env } from '../../../cms/src/lib/env'
import { isFolderId } from '../../../cms/src/media/validation/mediaPath'
import type { SourceFile } from './types'

/** Marker (field `uploadId`) of an imported file, by which a second run finds it. */
export const uploadIdOf = (key: string, field: 'pdf' | 'couverture'): string =>
  `firebase:${key}:${field}`

/** Folder for an issue that cannot keep its old one; the same in every run. */
function folderOf(key: string): string {
  const digest = createHash('sha256').update(`firebase:${key}:folder`).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(0, 16)
}

/** Id of an issue by its Firebase key: counters come first, a second run makes no duplicate. */
export function regardIdOf(key: string): string {
  const hex = createHash('sha256').update(`firebase:${key}`).digest('hex')
  if (env.database.kind === 'mongodb') return hex.slice(0, 24)
  // UUID version 8, for application-defined ids (RFC 9562, section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Folders already tried in this run: two issues may reference the same file. */
const tried = new Set<string>()

/**
 * Candidate folders for a file, in order of preference: its folder in the old storage, if valid;
 * the folder of the other file; the folder derived from the key; a random one.
 * @param collection each folder holds one file per collection
 * @returns folder names; the last is undefined, for a random one
 */
export function wantedFolders(
  collection: 'documents' | 'images',
  key: string,
  source: SourceFile,
  sharedFolder: string | undefined,
): (string | undefined)[] {
  const wanted = [folderIn(source.path), sharedFolder, folderOf(key)].filter(isFolderId)
  const untried = [...new Set(wanted)].filter((folder) => !tried.has(`${collection}/${folder}`))
  for (const folder of untried) tried.add(`${collection}/${folder}`)
  return [...untried, undefined]
}

/** Random segment of a storage path, old or new: regards/{random}/fichier.pdf */
export const folderIn = (path: string): string | undefined =>
  /^regards\/([^/]+)\/[^/]+$/.exec(path)?.[1]

import { isFolderId } from '../../../cms/src/media/validation/mediaPath'
import { folderOf } from './importKeys'
import type { SourceFile } from './types'

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

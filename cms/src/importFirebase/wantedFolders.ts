import { isFolderId } from '../media/validation/folderId'
import { folderOf } from './importKeys'
import type { SourceFile } from './types'

/** The folders that this run tried: two issues may name the same file. */
const tried = new Set<string>()

/**
 * Where the file of an issue would go, in order of preference: to the folder that it had in the old
 * storage, when that has the form of ours; beside the other file; where it would go in any
 * other run; anywhere.
 * @param collection of which each folder holds one file
 * @returns names of folders; the last is absent, for a random one
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

/** The random part of a path of the old storage, or of ours: regards/{random}/fichier.pdf */
export const folderIn = (path: string): string | undefined =>
  /^regards\/([^/]+)\/[^/]+$/.exec(path)?.[1]

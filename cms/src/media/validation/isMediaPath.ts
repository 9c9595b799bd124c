import { isFolderId } from './folderId'

/** Whether a storage path has the format that this product generates. */
export function isMediaPath(fullPath: string): boolean {
  const [root, folder, ...names] = fullPath.split('/')
  return (root === 'regards' || root === 'images') && isFolderId(folder) && names.length === 1
}

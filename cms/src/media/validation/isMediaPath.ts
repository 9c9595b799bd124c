import { isFolderId } from './folderId'

/** Whether a path of the storage is of the form that this product gives to its files. */
export function isMediaPath(fullPath: string): boolean {
  const [root, folder, ...names] = fullPath.split('/')
  return (root === 'regards' || root === 'images') && isFolderId(folder) && names.length === 1
}

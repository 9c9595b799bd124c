import { isFolder } from './folder'

/** Whether a path of the storage is of the form that this product gives to its files. */
export function isOwnPath(fullPath: string): boolean {
  const [root, folder, ...names] = fullPath.split('/')
  return (root === 'regards' || root === 'images') && isFolder(folder) && names.length === 1
}

import { isFolderId } from './folderId'

/** Whether a storage path has the format that this product generates. */
export function isMediaPath(fullPath: string): boolean {
  const [root, folder, ...names] = fullPath.split('/')
  return (root === 'regards' || root === 'images') && isFolderId(folder) && names.length === 1
}

/**
 * Returns the folder of the PDF to whose pages a storage path belongs, `regards/{random}`; undefined
 * for any other path than `regards/{random}/pages/{version}/{file}`, of which the version may have a
 * second number: that of pages that were made again.
 */
export function getPagesOwner(fullPath: string): string | undefined {
  const [root, folder, pages, version = '', ...names] = fullPath.split('/')
  const isPage = root === 'regards' && pages === 'pages' && /^\d+(?:-\d+)?$/.test(version)
  return isPage && isFolderId(folder) && names.length === 1 ? `${root}/${folder}` : undefined
}

/** Storage path of the PDF in a folder: every PDF has the same name. */
export const toPdfPath = (folder: string): string => `${folder}/fichier.pdf`

import { randomInt } from 'node:crypto'

/** Whether a storage path has the format that this product generates. */
export function isMediaPath(fullPath: string): boolean {
  const [root, folder, ...names] = fullPath.split('/')
  return (root === 'regards' || root === 'images') && isFolderId(folder) && names.length === 1
}

/**
 * Returns the folder of the PDF to whose pages a storage path belongs, `regards/{random}`;
 * undefined for any other path than `regards/{random}/pages/{version}/{file}`. The version may have
 * a second number for pages made again, and a suffix for turned pages.
 */
export function getPagesOwner(fullPath: string): string | undefined {
  const [root, folder, pages, version = '', ...names] = fullPath.split('/')
  const isPage =
    root === 'regards' && pages === 'pages' && /^\d+(?:-\d+)?(?:-tournee)?$/.test(version)
  return isPage && isFolderId(folder) && names.length === 1 ? `${root}/${folder}` : undefined
}

/** A file of an issue, or a folder of it, and the collection of the record that it belongs to. */
export interface IssueFile {
  /** `regards/{random}` */
  folder: string
  /** Of its PDF and the pages of it; `images`: of its cover. */
  collection: 'documents' | 'images'
}

/** Returns the file of an issue that a storage path names; undefined for any other path. */
export function toIssueFile(fullPath: string): IssueFile | undefined {
  const [root, id, first] = fullPath.split('/')
  if (root !== 'regards' || !isFolderId(id)) return undefined
  const folder = `${root}/${id}`
  const isOfPdf = fullPath === toPdfPath(folder) || first === 'pages'
  return { folder, collection: isOfPdf ? 'documents' : 'images' }
}

/** Storage path of the PDF in a folder: every PDF has the same name. */
export const toPdfPath = (folder: string): string => `${folder}/fichier.pdf`

const LENGTH = 16
const FOLDER_ID = /^[a-z0-9]{8,32}$/

/** A random base-36 folder name, for an issue's files (specification, section 3). */
export function generateFolderId(): string {
  return Array.from({ length: LENGTH }, () => randomInt(36).toString(36)).join('')
}

/** Whether an untrusted value is a valid folder id. */
export const isFolderId = (value: unknown): value is string =>
  typeof value === 'string' && FOLDER_ID.test(value)

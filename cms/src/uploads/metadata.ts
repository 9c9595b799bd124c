import { invalidRequest } from '../errors/houseErrors'
import { isFolder, randomFolder } from '../files/folder'

/** What an upload is: decides its checks, its collection and its name. */
export type UploadKind = 'pdf' | 'couverture'

export interface UploadMetadata {
  filename: string
  filetype: string
  kind: UploadKind
  folder: string
  /** Account that started the upload; nobody else may go on with it. */
  owner: string
}

/**
 * Reads Upload-Metadata as sent by a client.
 * @param owner id of the account that asks
 * @returns the metadata to keep; the folder is made here when the client gives none
 * @throws HouseError 400 when `kind` or `folder` is not of the known form
 */
export function readMetadata(
  sent: Record<string, string | null> | undefined,
  owner: string,
): UploadMetadata {
  const { filename, filetype, kind, folder } = sent ?? {}
  if (kind !== 'pdf' && kind !== 'couverture') {
    throw invalidRequest(
      'Upload-Metadata\u00a0: «\u00a0kind\u00a0» vaut «\u00a0pdf\u00a0» ou «\u00a0couverture\u00a0».',
    )
  }
  if (folder && !isFolder(folder)) {
    throw invalidRequest(
      'Upload-Metadata\u00a0: «\u00a0folder\u00a0» compte 8 à 32 lettres minuscules ou chiffres.',
    )
  }
  return {
    filename: filename ?? '',
    filetype: filetype ?? '',
    kind,
    folder: folder ?? randomFolder(),
    owner,
  }
}

export const collectionOf = (kind: UploadKind) => (kind === 'pdf' ? 'documents' : 'images')

import { invalidRequest } from '../../lib/errors/apiErrors'
import { isFolderId, generateFolderId } from './folderId'

/** What an upload is: decides its checks, its collection and its name. */
export type UploadKind = 'pdf' | 'couverture'

const MD5 = /^[A-Za-z0-9+/]{22}==$/

export interface UploadMetadata {
  filename: string
  filetype: string
  kind: UploadKind
  folder: string
  /** What the bytes must add up to, in base 64, where the client says it. */
  md5Hash?: string
  /** Account that started the upload; nobody else may go on with it. */
  owner: string
}

/**
 * Reads Upload-Metadata as sent by a client.
 * @param owner id of the account that asks
 * @returns the metadata to keep; the folder is made here when the client gives none
 * @throws HouseError 400 when `kind`, `folder` or `md5Hash` is not of the known form
 */
export function parseUploadMetadata(
  sent: Record<string, string | null> | undefined,
  owner: string,
): UploadMetadata {
  const { filename, filetype, kind, folder, md5Hash } = sent ?? {}
  if (kind !== 'pdf' && kind !== 'couverture') {
    throw invalidRequest(
      'Upload-Metadata\u00a0: «\u00a0kind\u00a0» vaut «\u00a0pdf\u00a0» ou «\u00a0couverture\u00a0».',
    )
  }
  if (folder && !isFolderId(folder)) {
    throw invalidRequest(
      'Upload-Metadata\u00a0: «\u00a0folder\u00a0» compte 8 à 32 lettres minuscules ou chiffres.',
    )
  }
  if (md5Hash && !MD5.test(md5Hash)) {
    throw invalidRequest(
      'Upload-Metadata\u00a0: «\u00a0md5Hash\u00a0» est une somme MD5 en base 64.',
    )
  }
  return {
    filename: filename ?? '',
    filetype: filetype ?? '',
    kind,
    folder: folder ?? generateFolderId(),
    ...(md5Hash ? { md5Hash } : {}),
    owner,
  }
}

export const getUploadCollection = (kind: UploadKind) => (kind === 'pdf' ? 'documents' : 'images')

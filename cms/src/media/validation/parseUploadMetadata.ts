import { apiError } from '../../lib/errors/apiErrors'
import { isFolderId, generateFolderId } from './mediaPath'

/** Kind of an upload: determines its validation, its collection and its file name. */
export type UploadKind = 'pdf' | 'couverture'

const MD5 = /^[A-Za-z0-9+/]{22}==$/

export interface UploadMetadata {
  filename: string
  filetype: string
  kind: UploadKind
  folder: string
  /** Expected MD5 of the bytes, in base 64, if the client sent one. */
  md5Hash?: string
  /** Id of the user who started the upload; only this user may continue it. */
  owner: string
}

/**
 * Parses the Upload-Metadata header of a client.
 * @param owner id of the current user
 * @returns the metadata to store; the folder is generated when the client sends none
 * @throws ApiError 400 when `kind`, `folder` or `md5Hash` is malformed
 */
export function parseUploadMetadata(
  sent: Record<string, string | null> | undefined,
  owner: string,
): UploadMetadata {
  const { filename, filetype, kind, folder, md5Hash } = sent ?? {}
  if (kind !== 'pdf' && kind !== 'couverture') {
    throw apiError(
      'invalid-request',
      'Upload-Metadata\u00a0: «\u00a0kind\u00a0» vaut «\u00a0pdf\u00a0» ou «\u00a0couverture\u00a0».',
    )
  }
  if (folder && !isFolderId(folder)) {
    throw apiError(
      'invalid-request',
      'Upload-Metadata\u00a0: «\u00a0folder\u00a0» compte 8 à 32 lettres minuscules ou chiffres.',
    )
  }
  if (md5Hash && !MD5.test(md5Hash)) {
    throw apiError(
      'invalid-request',
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

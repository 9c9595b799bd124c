import { storageErrors } from './storageErrors'
import { UploadError } from './UploadError'

/** The document that the server created from a file: its ID, and the fields to validate. */
export type UploadedDocument = {
  id: string | number
  url?: string | null
  filesize?: number | null
}

/**
 * Validates the document that the server created from a file.
 * @param size of the file in bytes; omitted when the server stores a modified file
 * @throws UploadError `storage/no-download-url`, `storage/server-file-wrong-size`
 */
export function validateUploadedDocument({ url, filesize }: UploadedDocument, size?: number): void {
  if (!url) {
    throw new UploadError('storage/no-download-url', {
      cause: new Error(storageErrors['storage/no-download-url'].specMessage),
    })
  }
  if (size !== undefined && typeof filesize === 'number' && filesize !== size) {
    throw new UploadError('storage/server-file-wrong-size')
  }
}

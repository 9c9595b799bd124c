import { storageErrors } from './storageErrors'
import { UploadError } from './UploadError'

/** What the server makes of a file: an id, and what tells whether all went well. */
export type UploadedDocument = {
  id: string | number
  url?: string | null
  filesize?: number | null
}

/**
 * Checks what the server made of a file.
 * @param size of the file in bytes; left out where the server stores another file than was sent
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

import { UploadTask } from '../../../lib/upload/UploadTask'
import type { FileUpload, UploadRequest } from '../helpers/publicationTypes'

/** Uploads one file of an issue; the server creates a document or an image from it. */
export const startUpload = (request: UploadRequest): FileUpload =>
  new UploadTask({
    file: request.file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind: request.kind, folder: request.folder, md5Hash: request.md5Hash },
    uploadUrl: request.uploadUrl,
    // The server re-encodes animated images, which changes their size.
    isStoredAsSent: request.kind === 'pdf',
  })

import type { UploadedDocument } from '../../../lib/upload/validateUploadedDocument'
import { UploadTask } from '../../../lib/upload/UploadTask'
import type { FileUpload, UploadRequest } from '../helpers/publicationTypes'

/** Uploads one file of an issue; the server creates a document or an image from it. */
export function startUpload({ file, kind, folder, md5Hash, uploadUrl }: UploadRequest): FileUpload {
  const task = new UploadTask<UploadedDocument>({
    file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind, folder, md5Hash },
    uploadUrl,
    // The server re-encodes animated images, which changes their size.
    isStoredAsSent: kind === 'pdf',
  })
  return {
    done: task.done.then(({ id }) => String(id)),
    get uploadUrl() {
      return task.uploadUrl
    },
    get snapshot() {
      return task.snapshot
    },
    subscribe: task.subscribe,
    pause: () => task.pause(),
    resume: () => task.resume(),
    cancel: (options) => task.cancel(options),
  }
}

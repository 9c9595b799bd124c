import type { UploadedDocument } from '../../../lib/upload/validateUploadedDocument'
import { UploadTask } from '../../../lib/upload/UploadTask'
import type { FileUpload, UploadRequest } from '../helpers/publicationTypes'

/** Sends one file of an issue to the server, which makes a document or an image of it. */
export function startUpload({ file, kind, folder, md5Hash, uploadUrl }: UploadRequest): FileUpload {
  const task = new UploadTask<UploadedDocument>({
    file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind, folder, md5Hash },
    uploadUrl,
    // A picture that moves is written anew by the server, in another size.
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

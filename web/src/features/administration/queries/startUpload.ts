import { UploadTask } from '../../../lib/upload/UploadTask'
import type { FileUpload, RegardPublisher } from '../helpers/RegardPublisher'

type UploadRequest = Parameters<ConstructorParameters<typeof RegardPublisher>[0]['startUpload']>[0]

/** Sends one file of an issue to the server, which makes a document or an image of it. */
export function startUpload({
  file,
  kind,
  folder,
  uploadUrl,
  onProgress,
}: UploadRequest): FileUpload {
  const task = new UploadTask<{ id: string }>({
    file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind, folder },
    uploadUrl,
    onProgress,
  })
  return {
    done: task.done.then(({ id }) => id),
    get uploadUrl() {
      return task.uploadUrl
    },
    cancel: () => task.cancel(),
  }
}

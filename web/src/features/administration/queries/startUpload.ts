import { api } from '../../../lib/api'
import { UploadTask } from '../../../lib/upload/UploadTask'
import type { FileUpload, RegardPublisher, UploadKind } from '../helpers/RegardPublisher'

type UploadRequest = Parameters<
  ConstructorParameters<typeof RegardPublisher>[0]['startUpload']
>[0]

const collections = { pdf: 'documents', couverture: 'images' } as const

/** Sends one file of an issue to the server, which makes a document or an image of it. */
export function startUpload({ file, kind, folder, uploadUrl, onProgress }: UploadRequest): FileUpload {
  const task = new UploadTask<{ id: string }>({
    file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind, folder },
    uploadUrl,
    onProgress,
    recoverDocument: (uploadId) => findUploaded(kind, uploadId),
  })
  return {
    done: task.done.then(({ id }) => id),
    get uploadUrl() {
      return task.uploadUrl
    },
    cancel: () => task.cancel(),
  }
}

async function findUploaded(
  kind: UploadKind,
  uploadId: string,
): Promise<{ id: string } | undefined> {
  const { docs } = await api.find({
    collection: collections[kind],
    where: { uploadId: { equals: uploadId } },
    limit: 1,
    depth: 0,
  })
  return docs[0]
}

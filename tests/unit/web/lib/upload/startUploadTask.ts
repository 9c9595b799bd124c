import type { HttpStack } from 'tus-js-client'
import { UploadTask } from '../../../../../web/src/lib/upload/UploadTask'

/** Uploads a PDF of this size to a server that a test plays; `progress` is what was reported. */
export function startUploadTask(httpStack: HttpStack, size: number, uploadUrl?: string) {
  const progress: number[] = []
  const task = new UploadTask<{ id: string }>({
    file: new File([new Uint8Array(size)], 'Regards 12.pdf', { type: 'application/pdf' }),
    endpoint: 'http://localhost/api/uploads',
    metadata: { kind: 'pdf' },
    uploadUrl,
    httpStack,
    onProgress: (sent) => progress.push(sent),
  })
  return { task, progress }
}

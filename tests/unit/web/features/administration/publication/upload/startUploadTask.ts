import { UploadTask } from '@web/features/administration/publication/upload/UploadTask'
import type { FakeNetwork } from './FakeNetwork'

type Options = { uploadUrl?: string; isStoredAsSent?: boolean; file?: File }

/** Uploads a PDF of this size to a server that a test plays; `progress` is what was reported. */
export function startUploadTask(
  httpStack: FakeNetwork,
  size: number,
  { file = buildPdf(size), ...options }: Options = {},
) {
  const progress: number[] = []
  const states: string[] = ['running']
  const task = new UploadTask({
    file,
    endpoint: 'http://localhost/api/uploads',
    metadata: { kind: 'pdf' },
    httpStack,
    ...options,
  })
  task.subscribe(() => {
    const { state, bytesTransferred } = task.snapshot
    if (progress.at(-1) !== bytesTransferred) progress.push(bytesTransferred)
    if (states.at(-1) !== state) states.push(state)
  })
  return { task, progress, states }
}

function buildPdf(size: number): File {
  return new File([new Uint8Array(size)], 'Regards 12.pdf', { type: 'application/pdf' })
}

import { PdfError } from '@regards/pdf-engine/PdfError'
import type { PdfContent } from './PdfContent'

/** Message of the worker. */
export type PdfReply =
  | { content: PdfContent }
  /** The PDF cannot be read. */
  | { fault: PdfError['reason']; details: string }
  /** The code that reads PDFs could not be loaded. */
  | { failure: string }

/** Reads a PDF in a worker of its own. @throws PdfError, or the signal's reason */
export function readInWorker(file: Blob, signal: AbortSignal): Promise<PdfContent> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<PdfContent>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.addEventListener('message', ({ data }: MessageEvent<PdfReply>) => {
      if ('content' in data) resolve(data.content)
      else if ('fault' in data) reject(new PdfError(data.fault, new Error(data.details)))
      else reject(new Error(data.failure))
    })
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker that reads PDFs cannot be loaded')),
    )
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}

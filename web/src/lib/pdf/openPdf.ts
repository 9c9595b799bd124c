import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { BlobTransport } from './BlobTransport'
import { PdfError } from './PdfError'

/** Far more than the first pages need, far less than a whole issue. */
const readLimitBytes = 64 * 1024 * 1024

GlobalWorkerOptions.workerSrc = workerUrl

/** Resolves like `task`, but rejects when the reading is aborted or the file cannot be read. */
type UntilStopped = <Result>(task: Promise<Result>) => Promise<Result>

/**
 * Opens a PDF in a worker for the time of `read`, which gets only the byte ranges that it needs.
 * @throws PdfError, or the signal's reason
 */
export async function openPdf<Result>(
  file: Blob,
  signal: AbortSignal,
  read: (pdf: PDFDocumentProxy, untilStopped: UntilStopped) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  let stop: (reason: Error) => void = () => {}
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject))
  // The reading may end before anybody waits for it.
  stopped.catch(() => {})
  const handleAbort = () => stop(signal.reason as Error)
  signal.addEventListener('abort', handleAbort)
  const loading = getDocument({
    range: new BlobTransport(file, {
      limitBytes: readLimitBytes,
      onFailure: (reason) => stop(reason),
    }),
    wasmUrl: __PDF_DECODERS_URL__,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    // Warnings about malformed files are of no use to editors.
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await Promise.race([loading.promise, stopped])
    return await read(pdf, (task) => Promise.race([task, stopped]))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PdfError(isLocked ? 'locked' : 'unreadable', error)
  } finally {
    signal.removeEventListener('abort', handleAbort)
    void loading.destroy()
  }
}

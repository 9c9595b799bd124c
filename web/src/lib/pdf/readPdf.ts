import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { BlobTransport } from './BlobTransport'
import { PdfError } from './PdfError'

export type PdfSummary = {
  pageCount: number
  /** Undefined when the page cannot be rendered here; the file may still be valid. */
  firstPage: HTMLCanvasElement | undefined
}

type ReadPdfOptions = {
  /** Aborts the reading; the promise rejects with the signal's reason. */
  signal: AbortSignal
  /** Height of the rendered first page, in pixels. */
  height: number
}

/** Far more than a first page needs, far less than a whole issue. */
const readLimitBytes = 64 * 1024 * 1024

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Reads the page count of a PDF and renders its first page, in a worker, reading only the byte
 * ranges that this needs. Import this module on demand: it includes pdf.js.
 * @throws PdfError, or the signal's reason
 */
export async function readPdf(file: Blob, { signal, height }: ReadPdfOptions): Promise<PdfSummary> {
  signal.throwIfAborted()
  let stop: (reason: Error) => void = () => {}
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject))
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
    return {
      pageCount: pdf.numPages,
      firstPage: await Promise.race([drawFirstPage(pdf, height), stopped]).catch(() => undefined),
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PdfError(isLocked ? 'locked' : 'unreadable', error)
  } finally {
    signal.removeEventListener('abort', handleAbort)
    void loading.destroy()
  }
}

async function drawFirstPage(pdf: PDFDocumentProxy, height: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(1)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: height / natural.height })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(Math.round(viewport.width), 1)
  canvas.height = Math.max(Math.round(viewport.height), 1)
  await page.render({ canvas, viewport }).promise
  return canvas
}

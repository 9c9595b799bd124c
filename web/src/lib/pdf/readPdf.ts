import { drawPage } from './drawPage'
import { openPdf } from './openPdf'

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

/**
 * Reads the page count of a PDF and renders its first page, in a worker, reading only the byte
 * ranges that this needs. Import this module on demand: it includes pdf.js.
 * @throws PdfError, or the signal's reason
 */
export function readPdf(file: Blob, { signal, height }: ReadPdfOptions): Promise<PdfSummary> {
  return openPdf(file, signal, async (pdf, untilStopped) => ({
    pageCount: pdf.numPages,
    firstPage: await untilStopped(drawPage(pdf, 1, { height })).catch(() => undefined),
  }))
}

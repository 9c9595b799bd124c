import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage } from './drawPage'
import { openPdf } from './openPdf'
import { toLines, type PdfLine } from './toLines'

/** What the first pages of a PDF say. */
export type PdfContent = {
  /** Title in the PDF's properties. */
  title: string | undefined
  subject: string | undefined
  /** The first pages, from page 1. */
  pages: PdfLine[][]
  /** Titles of the top level of the PDF's outline. */
  outline: string[]
  /** The first page as a JPEG; undefined when it cannot be rendered here. */
  cover: Blob | undefined
}

/** The table of contents of a magazine comes within its first pages. */
const maxPages = 8

/** As wide as the largest size of a cover on the site, on a screen of high density. */
const coverSize = { width: 1600, maxHeight: 3200 }
const coverQuality = 0.88

/**
 * Reads the properties and the first pages of a PDF, in a worker, reading only the byte ranges that
 * this needs. What cannot be read is left out. Import this module on demand: it includes pdf.js.
 * @throws PdfError, or the signal's reason
 */
export function readPdfContent(file: Blob, signal: AbortSignal): Promise<PdfContent> {
  return openPdf(file, signal, async (pdf, untilStopped) => {
    const orLeaveOut = <Part>(task: Promise<Part>) =>
      untilStopped(task).catch(() => {
        signal.throwIfAborted()
        return undefined
      })
    const info = (await orLeaveOut(pdf.getMetadata()))?.info as Record<string, unknown> | undefined
    const outline = (await orLeaveOut(pdf.getOutline())) as { title: string }[] | null | undefined
    const pages: PdfLine[][] = []
    while (pages.length < Math.min(pdf.numPages, maxPages))
      pages.push((await orLeaveOut(readLines(pdf, pages.length + 1))) ?? [])
    return {
      title: toText(info?.Title),
      subject: toText(info?.Subject),
      pages,
      outline: (outline ?? []).flatMap(({ title }) => toText(title) ?? []),
      cover: await orLeaveOut(drawCover(pdf)),
    }
  })
}

async function readLines(pdf: PDFDocumentProxy, pageNumber: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(pageNumber)
  const { items } = await page.getTextContent()
  // The others mark tagged content, and have no text.
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  return toLines(texts, page.getViewport({ scale: 1 }).height)
}

async function drawCover(pdf: PDFDocumentProxy): Promise<Blob | undefined> {
  const canvas = await drawPage(pdf, 1, coverSize)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', coverQuality),
  )
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

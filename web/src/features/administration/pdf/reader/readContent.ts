import { groupLines } from '@regards/pdf-engine/groupLines'
import { listBookmarks } from '@regards/pdf-engine/listBookmarks'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { openPdf, withPage, type Pdf, type PdfSource } from '@regards/pdf-engine/openPdf'
import { PdfError } from '@regards/pdf-engine/PdfError'
import { pdfium, readUtf16 } from '@regards/pdf-engine/pdfium'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'
import { thumbnailHeight, type PdfContent } from './PdfContent'
import { toLines } from './toLines'

/** The table of contents of a magazine comes within its first pages. */
const maxPages = 8
const maxBookmarks = 500

/**
 * Reads the properties and the first pages of a PDF, and only the bytes needed for that. Leaves out
 * unreadable parts. Runs in a worker, after PDFium was loaded.
 * @throws PdfError
 */
export async function readContent(source: PdfSource): Promise<PdfContent> {
  const pdf = openPdf(source)
  const pageCount = pdf.nombreDePages
  if (pageCount <= 0) throw new PdfError('unreadable', new Error('It has no pages'))
  const numbers = Array.from({ length: Math.min(pageCount, maxPages) }, (_, index) => index + 1)
  const readLines = (page: PdfPage) => toLines(groupLines(readShownLetters(page)), page.hauteur)
  // Its pixels are taken before the page is closed; to make pictures of them takes longer, and may fail too.
  const drawing = orLeaveOut(() => withPage(pdf, 1, drawFirstPage))
  return {
    pageCount,
    title: readProperty(pdf, 'Title'),
    subject: readProperty(pdf, 'Subject'),
    pages: numbers.map((number) => orLeaveOut(() => withPage(pdf, number, readLines)) ?? []),
    outline: orLeaveOut(() => readOutline(pdf)) ?? [],
    ...((await drawing?.catch(() => undefined)) ?? { preview: undefined, cover: undefined }),
  }
}

function orLeaveOut<Part>(read: () => Part): Part | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function readOutline(pdf: Pdf): string[] {
  const titles: string[] = []
  for (const { title } of listBookmarks(pdf, 1)) {
    if (title) titles.push(title)
    if (titles.length >= maxBookmarks) break
  }
  return titles
}

const readProperty = (pdf: Pdf, name: string): string | undefined =>
  orLeaveOut(() =>
    readUtf16((buffer, bytes) => pdfium.FPDF_GetMetaText(pdf.address, name, buffer, bytes)),
  )?.trim() || undefined

/** As wide as the largest size of a cover on the site, on a screen of high density. */
const coverWidth = 1600
const maxCoverHeight = 3200
const coverQuality = 0.88

/** Draws a page once, as the picture of a cover and as a small picture. */
async function drawFirstPage(page: PdfPage): Promise<{ preview: ImageBitmap; cover: Blob }> {
  const { largeur, hauteur } = page
  const scale = Math.min(coverWidth / largeur, maxCoverHeight / hauteur)
  const [width, height] = [toPixels(largeur * scale), toPixels(hauteur * scale)]
  const pixels = new Uint8ClampedArray(page.draw(width, height, 4).buffer)
  const cover = new OffscreenCanvas(width, height)
  cover.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  return {
    preview: shrink(cover),
    cover: await cover.convertToBlob({ type: 'image/jpeg', quality: coverQuality }),
  }
}

function shrink(canvas: OffscreenCanvas): ImageBitmap {
  const width = toPixels((canvas.width * thumbnailHeight) / canvas.height)
  const small = new OffscreenCanvas(width, thumbnailHeight)
  const context = small.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, 0, 0, width, thumbnailHeight)
  }
  return small.transferToImageBitmap()
}

const toPixels = (size: number): number => Math.max(Math.round(size), 1)

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Size of the drawing, in pixels; the other side follows from the page. */
type DrawingSize = { height: number } | { width: number; maxHeight: number }

/** Draws a page of a PDF on a white canvas. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  size: DrawingSize,
): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(pageNumber)
  const natural = page.getViewport({ scale: 1 })
  const scale =
    'width' in size
      ? Math.min(size.width / natural.width, size.maxHeight / natural.height)
      : size.height / natural.height
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(Math.round(viewport.width), 1)
  canvas.height = Math.max(Math.round(viewport.height), 1)
  await page.render({ canvas, viewport }).promise
  return canvas
}

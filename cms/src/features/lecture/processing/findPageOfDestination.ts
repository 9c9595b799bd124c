import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0]

/**
 * Returns the page to which a destination of a PDF leads, from 1; undefined when there is none.
 * @param destination a name, or an explicit destination
 */
export async function findPageOfDestination(
  pdf: PDFDocumentProxy,
  destination: unknown,
): Promise<number | undefined> {
  try {
    const explicit: unknown =
      typeof destination === 'string' ? await pdf.getDestination(destination) : destination
    if (!Array.isArray(explicit)) return undefined
    const [target] = explicit as unknown[]
    const index = typeof target === 'number' ? target : await pdf.getPageIndex(target as Reference)
    return index >= 0 && index < pdf.numPages ? index + 1 : undefined
  } catch {
    // A destination that names no page leads nowhere.
    return undefined
  }
}

import { normalizeSpaces } from './normalizeSpaces'
import type { Pdf } from './openPdf'
import { pdfium, readUtf16 } from './pdfium'

const MAX_TITLE_CHARACTERS = 300

export interface Bookmark {
  /** Address in PDFium. */
  address: number
  /** From 1. */
  level: number
  title: string
}

/** Lists the bookmarks of a PDF, its outline, in order. */
export function* listBookmarks(pdf: Pdf, maxLevels: number): Generator<Bookmark> {
  // An outline that leads in circles ends.
  const seen = new Set<number>()
  yield* listChildren(0, 1)

  function* listChildren(parent: number, level: number): Generator<Bookmark> {
    let address = pdfium.FPDFBookmark_GetFirstChild(pdf.address, parent)
    while (address !== 0 && !seen.has(address)) {
      seen.add(address)
      yield { address, level, title: readTitle(address) }
      if (level < maxLevels) yield* listChildren(address, level + 1)
      address = pdfium.FPDFBookmark_GetNextSibling(pdf.address, address)
    }
  }
}

const readTitle = (bookmark: number): string =>
  normalizeSpaces(
    readUtf16((buffer, bytes) => pdfium.FPDFBookmark_GetTitle(bookmark, buffer, bytes)),
  ).slice(0, MAX_TITLE_CHARACTERS)

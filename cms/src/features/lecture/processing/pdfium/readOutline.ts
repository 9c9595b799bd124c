import { MAX_OUTLINE_ENTRIES } from '../../limits'
import type { EntreeDuPlan } from '../../types'
import { normalizeSpaces } from '../text/normalizeSpaces'
import type { Pdf } from './openPdf'
import { pdfium, readUtf16 } from './pdfium'

const MAX_LEVELS = 4
const MAX_TITLE_CHARACTERS = 300

/** Reads the outline of a PDF, flat and in order; entries that lead to no page are left out. */
export function readOutline(pdf: Pdf): EntreeDuPlan[] {
  const entries: EntreeDuPlan[] = []
  // An outline that leads in circles ends.
  const seen = new Set<number>()
  const add = (parent: number, niveau: number): void => {
    let item = pdfium.FPDFBookmark_GetFirstChild(pdf.address, parent)
    while (item !== 0 && !seen.has(item) && entries.length < MAX_OUTLINE_ENTRIES) {
      seen.add(item)
      const title = readTitle(item)
      const page = findPage(pdf, item)
      if (title && page) entries.push({ titre: title, page, niveau })
      if (niveau < MAX_LEVELS) add(item, niveau + 1)
      item = pdfium.FPDFBookmark_GetNextSibling(pdf.address, item)
    }
  }
  add(0, 1)
  return entries
}

const readTitle = (item: number): string =>
  normalizeSpaces(
    readUtf16((buffer, bytes) => pdfium.FPDFBookmark_GetTitle(item, buffer, bytes)),
  ).slice(0, MAX_TITLE_CHARACTERS)

function findPage(pdf: Pdf, item: number): number | undefined {
  const destination =
    pdfium.FPDFBookmark_GetDest(pdf.address, item) ||
    pdfium.FPDFAction_GetDest(pdf.address, pdfium.FPDFBookmark_GetAction(item))
  return findPageOfDestination(pdf, destination)
}

/** Returns the page to which a destination leads, from 1; undefined when there is none. */
export function findPageOfDestination(pdf: Pdf, destination: number): number | undefined {
  if (destination === 0) return undefined
  const index = pdfium.FPDFDest_GetDestPageIndex(pdf.address, destination)
  return index >= 0 && index < pdf.nombreDePages ? index + 1 : undefined
}

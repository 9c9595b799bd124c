import { listBookmarks } from '@regards/pdf-engine/listBookmarks'
import type { Pdf } from '@regards/pdf-engine/openPdf'
import { pdfium } from '@regards/pdf-engine/pdfium'

import { MAX_OUTLINE_ENTRIES } from '../../limits'
import type { EntreeDuPlan } from '../../types'

const MAX_LEVELS = 4

/** Reads the outline of a PDF, flat and in order; entries that lead to no page are left out. */
export function readOutline(pdf: Pdf): EntreeDuPlan[] {
  const entries: EntreeDuPlan[] = []
  for (const { address, level, title } of listBookmarks(pdf, MAX_LEVELS)) {
    const page = findPage(pdf, address)
    if (title && page) entries.push({ titre: title, page, niveau: level })
    if (entries.length >= MAX_OUTLINE_ENTRIES) break
  }
  return entries
}

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

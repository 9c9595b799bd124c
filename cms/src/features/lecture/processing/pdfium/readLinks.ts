import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'
import { memory, pdfium, readFloat, readInt, readUtf8, scratch } from '@regards/pdf-engine/pdfium'
import { toUnits, type Box } from '@regards/pdf-engine/units'
import { listBookmarks } from '@regards/pdf-engine/listBookmarks'

import { MAX_OUTLINE_ENTRIES } from '@regards/contract/limits'
import { keepSigns } from '@regards/text-analysis'
import { MAX_LINKS_PER_PAGE } from '../../limits'
import type { EntreeDuPlan } from '@regards/contract/schemas/pageMessages'
import type { LienDePage } from '../../types'

const MAX_URL_CHARACTERS = 2_000
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** Reads the links of a page: to its PDF's pages, to web pages and to e-mail addresses. */
export function readLinks(pdf: Pdf, page: PdfPage): LienDePage[] {
  const links: LienDePage[] = []
  let next = 0
  while (links.length < MAX_LINKS_PER_PAGE) {
    // Position of the next link, and the link.
    memory.HEAP32[scratch / 4] = next
    if (!pdfium.FPDFLink_Enumerate(page.address, scratch, scratch + 4)) break
    const link = readInt(1)
    next = readInt(0)
    const box = readBox(page, link)
    if (!box) continue
    const [x, y, l, h] = toUnits(box, page)
    if (l === 0 || h === 0) continue
    const action = pdfium.FPDFLink_GetAction(link)
    const url = readUtf8((buffer, bytes) =>
      pdfium.FPDFAction_GetURIPath(pdf.address, action, buffer, bytes),
    )
    if (url) {
      if (isAllowedUrl(url)) links.push({ x, y, l, h, url })
      continue
    }
    const destination =
      pdfium.FPDFLink_GetDest(pdf.address, link) || pdfium.FPDFAction_GetDest(pdf.address, action)
    const target = findPageOfDestination(pdf, destination)
    if (target) links.push({ x, y, l, h, page: target })
  }
  return links
}

function readBox(page: PdfPage, link: number): Box | undefined {
  // FS_RECTF: left, top, right, bottom.
  if (!pdfium.FPDFLink_GetAnnotRect(link, scratch)) return undefined
  const [left, top, right, bottom] = [readFloat(0), readFloat(1), readFloat(2), readFloat(3)]
  const [x0, y0] = page.toView(left, top)
  const [x1, y1] = page.toView(right, bottom)
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}

/** Whether a link may be shown: a web page, without an account (`https://bank.example@other.example/`), or an e-mail address. */
export function isAllowedUrl(url: string): boolean {
  if (url.length > MAX_URL_CHARACTERS) return false
  try {
    const { protocol, username, password } = new URL(url)
    return PROTOCOLS.has(protocol) && username === '' && password === ''
  } catch {
    return false
  }
}

const MAX_LEVELS = 4

/** Reads the outline of a PDF, flat and in order; entries that lead to no page are left out. */
export function readOutline(pdf: Pdf): EntreeDuPlan[] {
  const entries: EntreeDuPlan[] = []
  for (const { address, level, title } of listBookmarks(pdf, MAX_LEVELS)) {
    const page = findPage(pdf, address)
    if (title && page) entries.push({ titre: keepSigns(title), page, niveau: level })
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
function findPageOfDestination(pdf: Pdf, destination: number): number | undefined {
  if (destination === 0) return undefined
  const index = pdfium.FPDFDest_GetDestPageIndex(pdf.address, destination)
  return index >= 0 && index < pdf.nombreDePages ? index + 1 : undefined
}

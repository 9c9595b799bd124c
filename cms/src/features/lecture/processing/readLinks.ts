import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { MAX_LINKS_PER_PAGE } from '../limits'
import type { LienDePage } from '../types'
import { findPageOfDestination } from './findPageOfDestination'
import { toUnits, type Box } from './text/units'

const MAX_URL_CHARACTERS = 2_000
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

interface Annotation {
  subtype?: string
  rect?: number[]
  url?: string
  dest?: unknown
}

/** Reads the links of a page: to its PDF's pages, to web pages and to e-mail addresses. */
export async function readLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<LienDePage[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  const viewport = page.getViewport({ scale: 1 })
  const links: LienDePage[] = []
  for (const { subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link' || !rect || links.length === MAX_LINKS_PER_PAGE) continue
    const [x0, y0, x1, y1] = viewport.convertToViewportRectangle(rect) as Box
    const box: Box = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
    const [x, y, l, h] = toUnits(box, viewport)
    if (l === 0 || h === 0) continue
    if (url) {
      if (isAllowedUrl(url)) links.push({ x, y, l, h, url })
      continue
    }
    const target = await findPageOfDestination(pdf, dest)
    if (target) links.push({ x, y, l, h, page: target })
  }
  return links
}

/** Whether a link may be shown: a web page or an e-mail address. */
export function isAllowedUrl(url: string): boolean {
  if (url.length > MAX_URL_CHARACTERS) return false
  try {
    return PROTOCOLS.has(new URL(url).protocol)
  } catch {
    return false
  }
}

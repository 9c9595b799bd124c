import type { PdfPage } from '@regards/pdf-engine/openPage'
import { PAGE_OBJECT, pdfium, readFloat, readInt, scratch } from '@regards/pdf-engine/pdfium'
import { unite, type Box } from '@regards/pdf-engine/units'

const MAX_OBJECTS = 20_000

/** Least side of a box in points; largest part of the page: a larger one is the page's colour. */
const MIN_SIDE = 40
const MAX_SHARE = 0.8

/** Brightest colour of a box, of 255: white does not count. */
const MAX_BRIGHTNESS = 252

/** Lists the coloured and the framed boxes of a page, on the drawn page. */
export function listBoxes(page: PdfPage): Box[] {
  const boxes: Box[] = []
  const count = Math.min(pdfium.FPDFPage_CountObjects(page.address), MAX_OBJECTS)
  for (let index = 0; index < count; index += 1) {
    const object = pdfium.FPDFPage_GetObject(page.address, index)
    if (pdfium.FPDFPageObj_GetType(object) !== PAGE_OBJECT.path) continue
    const box = readBox(page, object)
    if (box && isBox(box, page) && isSeen(object)) boxes.push(box)
  }
  return boxes
}

function readBox(page: PdfPage, object: number): Box | undefined {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return undefined
  }
  const corners = [page.toView(readFloat(0), readFloat(1)), page.toView(readFloat(2), readFloat(3))]
  return corners.map(([x, y]): Box => [x, y, x, y]).reduce(unite)
}

function isBox([x0, y0, x1, y1]: Box, { largeur, hauteur }: PdfPage): boolean {
  const [width, height] = [x1 - x0, y1 - y0]
  return Math.min(width, height) >= MIN_SIDE && width * height <= MAX_SHARE * largeur * hauteur
}

/** Whether a path is filled with a colour, or drawn around. */
function isSeen(object: number): boolean {
  // Whether and how it is filled, then whether its outline is drawn.
  if (!pdfium.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return false
  const [fill, outline] = [readInt(0), readInt(1)]
  if (outline !== 0) return true
  if (fill === 0) return false
  if (!pdfium.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return false
  }
  const [red, green, blue, opacity] = [readInt(0), readInt(1), readInt(2), readInt(3)]
  return opacity > 0 && Math.min(red, green, blue) <= MAX_BRIGHTNESS
}

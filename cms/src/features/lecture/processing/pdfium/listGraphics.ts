import type { PdfPage } from '@regards/pdf-engine/openPage'
import { PAGE_OBJECT, pdfium, readFloat, readInt, scratch } from '@regards/pdf-engine/pdfium'
import { unite, type Box } from '@regards/pdf-engine/units'

/** Forms within forms, at most. */
const MAX_DEPTH = 8

const MAX_OBJECTS = 20_000

/** Points of a clip that are read; a clip with more counts as the whole page. */
const MAX_CLIP_POINTS = 200

/** The visible part of a page's object other than text. */
export interface Graphic {
  /** On the drawn page, cut by its clips and the page's edges. */
  box: Box
  /** Pixels of a point along the side with fewer; undefined for vector drawings. */
  density?: number
  /** Equal for pictures with the same pixels and bytes; empty where they cannot be compared. */
  name: string
  /** Number of the marked content; -1 without one. */
  content: number
  /** Its address in PDFium, while the page is open. */
  object: number
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

interface Frame {
  /** From the form to the page of the PDF. */
  matrix: Matrix
  /** What can be seen of the form, on the drawn page. */
  box: Box
  content: number
  depth: number
}

/**
 * Lists the pictures of a page in the order in which they are drawn, hidden ones too.
 * @param contents marked contents whose drawings are listed as well
 */
export function listGraphics(page: PdfPage, contents: ReadonlySet<number> = new Set()): Graphic[] {
  const graphics: Graphic[] = []
  let count = 0
  const add = (object: number, frame: Frame): void => {
    count += 1
    if (count > MAX_OBJECTS) return
    const type = pdfium.FPDFPageObj_GetType(object)
    const isPicture = type === PAGE_OBJECT.image || type === PAGE_OBJECT.form
    if (type === PAGE_OBJECT.text || (!isPicture && contents.size === 0)) return
    // The numbers inside a form may be its own.
    const own = frame.content === -1 ? pdfium.FPDFPageObj_GetMarkedContentID(object) : -1
    const content = own === -1 ? frame.content : own
    if (!isPicture && !contents.has(content)) return
    const box = readBox(page, object, frame)
    if (!box) return
    if (type === PAGE_OBJECT.form) {
      if (frame.depth === MAX_DEPTH) return
      const matrix = multiply(readMatrix(object), frame.matrix)
      const inner = { matrix, box, content, depth: frame.depth + 1 }
      for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index += 1) {
        add(pdfium.FPDFFormObj_GetObject(object, index), inner)
      }
    } else if (type === PAGE_OBJECT.image) {
      graphics.push({ box, content, object, ...readImage(page, object, frame.matrix) })
    } else graphics.push({ box, content, object, name: '' })
  }
  const whole: Frame = {
    ...{ matrix: IDENTITY, content: -1, depth: 0 },
    box: [0, 0, page.largeur, page.hauteur],
  }
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page.address); index += 1) {
    add(pdfium.FPDFPage_GetObject(page.address, index), whole)
  }
  return graphics
}

/** Measures which part of a page its pictures cover: 0 to 1, where they overlap perhaps too much. */
export function measurePictures(graphics: Graphic[], page: PdfPage): number {
  const area = graphics
    .filter(({ density }) => density !== undefined)
    .reduce((sum, { box: [x0, y0, x1, y1] }) => sum + (x1 - x0) * (y1 - y0), 0)
  return Math.min(area / (page.largeur * page.hauteur), 1)
}

/** Reads what can be seen of an object; undefined when nothing can. */
function readBox(page: PdfPage, object: number, { matrix, box }: Frame): Box | undefined {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return undefined
  }
  const bounds: Box = [readFloat(0), readFloat(1), readFloat(2), readFloat(3)]
  const seen = [bounds, ...readClips(object)]
    .map((each) => toView(page, matrix, each))
    .reduce(intersect, box)
  return seen[2] > seen[0] && seen[3] > seen[1] ? seen : undefined
}

function readClips(object: number): Box[] {
  const clip = pdfium.FPDFPageObj_GetClipPath(object)
  if (clip === 0) return []
  const boxes: Box[] = []
  for (let path = 0; path < pdfium.FPDFClipPath_CountPaths(clip); path += 1) {
    const count = pdfium.FPDFClipPath_CountPathSegments(clip, path)
    if (count <= 0 || count > MAX_CLIP_POINTS) continue
    const points = Array.from({ length: count }, (_, index): Box => {
      const segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, index)
      pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
      const [x, y] = [readFloat(0), readFloat(1)]
      return [x, y, x, y]
    })
    boxes.push(points.reduce(unite))
  }
  return boxes
}

/** Places a box of a form on the drawn page. */
function toView(page: PdfPage, matrix: Matrix, [left, bottom, right, top]: Box): Box {
  return [
    [left, bottom] as const,
    [left, top] as const,
    [right, bottom] as const,
    [right, top] as const,
  ]
    .map(([x, y]): Box => {
      const [viewX, viewY] = page.toView(...apply(matrix, x, y))
      return [viewX, viewY, viewX, viewY]
    })
    .reduce(unite)
}

function readImage(
  page: PdfPage,
  object: number,
  outer: Matrix,
): Pick<Graphic, 'density' | 'name'> {
  const [a, b, c, d] = multiply(readMatrix(object), outer)
  // The picture is the square of one unit. A unit of the page may be more than a point.
  const unit = Math.hypot(...minus(page.toView(1, 0), page.toView(0, 0)))
  const [across, up] = [unit * Math.hypot(a, b), unit * Math.hypot(c, d)]
  const isRead = pdfium.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)
  const [width, height] = isRead ? [readInt(0), readInt(1)] : [0, 0]
  const bytes = pdfium.FPDFImageObj_GetImageDataRaw(object, 0, 0)
  return {
    density: across > 0 && up > 0 ? Math.min(width / across, height / up) : 0,
    // Bytes that are not compressed are as many for each picture of these pixels.
    name: [1, 3, 4].includes(bytes / (width * height)) ? '' : `${width} ${height} ${bytes}`,
  }
}

function readMatrix(object: number): Matrix {
  if (!pdfium.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY
  return [0, 1, 2, 3, 4, 5].map(readFloat) as Matrix
}

const minus = (
  one: readonly [number, number],
  other: readonly [number, number],
): [number, number] => [one[0] - other[0], one[1] - other[1]]

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

const multiply = (first: Matrix, second: Matrix): Matrix => {
  const [a, b, c, d, e, f] = first
  const [p, q, r, s] = second
  const [x, y] = apply(second, e, f)
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, x, y]
}

/** Returns what two boxes share; turned inside out when they are apart. */
const intersect = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]

import type { PdfPage } from '@regards/pdf-engine/openPage'
import { PAGE_OBJECT, pdfium, readFloat, scratch } from '@regards/pdf-engine/pdfium'

/** Forms within forms, at most. */
const MAX_DEPTH = 8

/** Objects of a page that are looked at. */
const MAX_OBJECTS = 20_000

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Measures which part of a page its pictures cover: 0 to 1, where they overlap perhaps too much. */
export function measurePictures(page: PdfPage): number {
  let area = 0
  let count = 0
  const measure = (object: number, matrix: Matrix, depth: number): void => {
    count += 1
    if (count > MAX_OBJECTS) return
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === PAGE_OBJECT.image) area += measureImage(page, object, matrix)
    if (type !== PAGE_OBJECT.form || depth === MAX_DEPTH) return
    const inner = multiply(readMatrix(object), matrix)
    for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index += 1) {
      measure(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1)
    }
  }
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page.address); index += 1) {
    measure(pdfium.FPDFPage_GetObject(page.address, index), IDENTITY, 0)
  }
  return Math.min(area / (page.largeur * page.hauteur), 1)
}

/** Returns the area of an image on the page, in square points. */
function measureImage(page: PdfPage, object: number, matrix: Matrix): number {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12))
    return 0
  const [left, bottom, right, top] = [readFloat(0), readFloat(1), readFloat(2), readFloat(3)]
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => page.toView(...apply(matrix, x, y)))
  const side = (axis: 0 | 1, size: number): number => {
    const places = corners.map((corner) => Math.min(Math.max(corner[axis], 0), size))
    return Math.max(...places) - Math.min(...places)
  }
  return side(0, page.largeur) * side(1, page.hauteur)
}

function readMatrix(object: number): Matrix {
  if (!pdfium.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY
  return [0, 1, 2, 3, 4, 5].map(readFloat) as Matrix
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The matrix that does the first, then the second. */
const multiply = (first: Matrix, second: Matrix): Matrix => {
  const [a, b, c, d, e, f] = first
  const [p, q, r, s] = second
  const [x, y] = apply(second, e, f)
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, x, y]
}

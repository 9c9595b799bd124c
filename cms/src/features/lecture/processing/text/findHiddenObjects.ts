import type { PdfPage } from '../pdfium/openPage'
import { memory, pdfium, readUtf16 } from '../pdfium/pdfium'
import type { Letter } from './readLetters'

/** Width of the pictures in which a layer is looked for, in pixels. */
const WIDTH = 600

/**
 * Finds the text objects of a page that stand on a layer that is not shown. PDFium does not tell which
 * layers are: the page is drawn with and without the text of each of them.
 */
export function findHiddenObjects(page: PdfPage, letters: Letter[]): Set<number> {
  const layers = new Map<string, Set<number>>()
  for (const object of new Set(letters.map((letter) => letter.object))) {
    const layer = object === 0 ? undefined : findLayer(object)
    if (layer !== undefined) layers.set(layer, (layers.get(layer) ?? new Set()).add(object))
  }
  if (layers.size === 0) return new Set()
  const height = Math.max(Math.round((WIDTH * page.hauteur) / page.largeur), 1)
  const whole = page.draw(WIDTH, height)
  const hidden = new Set<number>()
  for (const objects of layers.values()) {
    for (const object of objects) pdfium.FPDFPageObj_SetIsActive(object, false)
    const isHidden = page.draw(WIDTH, height).equals(whole)
    for (const object of objects) pdfium.FPDFPageObj_SetIsActive(object, true)
    if (isHidden) for (const object of objects) hidden.add(object)
  }
  return hidden
}

/** Names the layer of an object; undefined when it is on none. */
function findLayer(object: number): string | undefined {
  for (let index = 0; index < pdfium.FPDFPageObj_CountMarks(object); index += 1) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index)
    const name = readText((buffer, bytes, out) =>
      pdfium.FPDFPageObjMark_GetName(mark, buffer, bytes, out),
    )
    if (name === 'OC') {
      return readText((buffer, bytes, out) =>
        pdfium.FPDFPageObjMark_GetParamStringValue(mark, 'Name', buffer, bytes, out),
      )
    }
  }
  return undefined
}

/** Reads a text whose length a function gives back by an address. */
function readText(read: (buffer: number, bytes: number, length: number) => boolean): string {
  return readUtf16((buffer, bytes) => {
    const length = memory.wasmExports.malloc(4)
    try {
      return read(buffer, bytes, length) ? (memory.HEAP32[length / 4] ?? 0) : 0
    } finally {
      memory.wasmExports.free(length)
    }
  })
}

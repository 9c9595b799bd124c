import type { PdfPage } from './openPage'
import { memory, PAGE_OBJECT, pdfium, readUtf16 } from './pdfium'
import type { Letter } from './readLetters'

/** Width of the pictures in which a layer is looked for, in pixels. */
const WIDTH = 600

/** Forms of a page that are checked, at most; more of them are parts of a drawing. */
const MAX_FORMS = 8

/**
 * Finds the text objects of a page on a hidden layer. PDFium does not report hidden layers: the
 * page is drawn with and without the text of each layer. A form may be on a layer too, which PDFium
 * does not report at all.
 */
export function findHiddenObjects(page: PdfPage, letters: Letter[]): Set<number> {
  const layers = new Map<string, Set<number>>()
  const objects = new Set(letters.map(({ object }) => object))
  objects.delete(0)
  for (const object of objects) {
    const layer = findLayer(object)
    if (layer !== undefined) layers.set(layer, (layers.get(layer) ?? new Set()).add(object))
  }
  const groups = [...layers.values(), ...findForms(page)]
  if (groups.length === 0) return new Set()
  const height = Math.max(Math.round((WIDTH * page.hauteur) / page.largeur), 1)
  const whole = page.draw(WIDTH, height)
  const hidden = groups.filter((group) => {
    for (const object of group) pdfium.FPDFPageObj_SetIsActive(object, false)
    const isHidden = isSame(page.draw(WIDTH, height), whole)
    for (const object of group) pdfium.FPDFPageObj_SetIsActive(object, true)
    return isHidden
  })
  return new Set(hidden.flatMap((group) => [...group]))
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((value, index) => value === other[index])

/** Finds the text objects of each form of a page. */
function findForms(page: PdfPage): Set<number>[] {
  const forms: Set<number>[] = []
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page.address); index += 1) {
    const object = pdfium.FPDFPage_GetObject(page.address, index)
    if (pdfium.FPDFPageObj_GetType(object) !== PAGE_OBJECT.form) continue
    const texts = new Set<number>()
    for (let at = 0; at < pdfium.FPDFFormObj_CountObjects(object); at += 1) {
      const inside = pdfium.FPDFFormObj_GetObject(object, at)
      if (pdfium.FPDFPageObj_GetType(inside) === PAGE_OBJECT.text) texts.add(inside)
    }
    if (texts.size > 0) forms.push(texts)
    if (forms.length > MAX_FORMS) return []
  }
  return forms
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

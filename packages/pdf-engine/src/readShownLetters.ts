import type { PdfPage } from './openPage'
import { readLetters, type Letter } from './readLetters'
import { memory, PAGE_OBJECT, pdfium, readUtf16 } from './pdfium'

export function readShownLetters(page: PdfPage): Letter[] {
  const letters = readLetters(page)
  const hidden = findHiddenObjects(page, letters)
  return cleanLetters(letters.filter(({ object }) => !hidden.has(object)))
}

/** Distance at which a letter is printed again for its shadow or its weight, in parts of its size. */
const SHADOW = 0.2

/** Accents that old fonts print apart, with the mark that goes with a letter. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  ˆ: '\u0302',
  '¨': '\u0308',
  '¸': '\u0327',
  '~': '\u0303',
  '˜': '\u0303',
  '˚': '\u030a',
  ˇ: '\u030c',
}

/** Leaves out letters printed twice, and joins accents with their letters. */
const cleanLetters = (letters: Letter[]): Letter[] => joinAccents(dropDoubles(letters))

function dropDoubles(letters: Letter[]): Letter[] {
  const rows = new Map<string, { letter: Letter; index: number }[]>()
  return letters.filter((letter, index) => {
    if (letter.isSpace) return true
    const row = Math.floor(letter.baseline / Math.max(letter.size, 1))
    const key = `${letter.text}${row}`
    const near = [row - 1, row, row + 1].flatMap((at) => rows.get(`${letter.text}${at}`) ?? [])
    if (near.some((other) => index - other.index > 1 && isDouble(other.letter, letter)))
      return false
    const here = rows.get(key)
    if (here) here.push({ letter, index })
    else rows.set(key, [{ letter, index }])
    return true
  })
}

const isDouble = (one: Letter, other: Letter): boolean =>
  one.angle === other.angle &&
  Math.abs(one.start - other.start) < SHADOW * one.size &&
  Math.abs(one.baseline - other.baseline) < SHADOW * one.size &&
  Math.abs(one.size - other.size) < 0.1 * one.size

/** Accents stand before or after their letter in the content, or after the whole line. */
function joinAccents(letters: Letter[]): Letter[] {
  const joined = new Set<Letter>()
  for (const [index, accent] of letters.entries()) {
    const mark = ACCENTS[accent.text]
    if (!mark) continue
    const near = [letters[index + 1], letters[index - 1]]
    const letter =
      near.find((other) => other && isOver(accent, other)) ??
      letters.find((other) => isOver(accent, other))
    if (!letter) continue
    letter.text = (plain(letter.text) + mark).normalize('NFC')
    joined.add(accent)
  }
  return letters.filter((letter) => !joined.has(letter))
}

/** The accent of a dotless letter replaces the dot. */
const plain = (text: string): string => text.replace('ı', 'i').replace('ȷ', 'j')

function isOver(accent: Letter, letter: Letter): boolean {
  if (letter.angle !== accent.angle || !/^\p{L}$/u.test(letter.text)) return false
  if (Math.abs(accent.baseline - letter.baseline) > letter.size / 2) return false
  const width = Math.min(accent.end - accent.start, letter.end - letter.start)
  const shared = Math.min(accent.end, letter.end) - Math.max(accent.start, letter.start)
  return width > 0 && shared > 0.5 * width
}

/** Width of the pictures in which a layer is looked for, in pixels. */
const WIDTH = 600

/** Forms of a page that are checked, at most; more of them are parts of a drawing. */
const MAX_FORMS = 8

/**
 * Finds the text objects of a page on a hidden layer. PDFium does not report hidden layers: the
 * page is drawn with and without the text of each layer. A form may be on a layer too, which PDFium
 * does not report at all.
 */
function findHiddenObjects(page: PdfPage, letters: Letter[]): Set<number> {
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

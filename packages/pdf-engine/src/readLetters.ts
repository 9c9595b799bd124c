import type { PdfPage } from './openPage'
import { pdfium, readDouble, readFloat, readInt, readUtf8, scratch } from './pdfium'

/**
 * A drawn letter, or a space that the PDF has. Its place is in the frame of its line: as if the
 * page were turned until the line is level.
 */
export interface Letter {
  /** Position in the content of the page. */
  order: number
  /** One letter, or the letters of a ligature. */
  text: string
  isSpace: boolean
  /** Left and right, in points. */
  start: number
  end: number
  baseline: number
  /** Font size in points. */
  size: number
  /** Angle of the line in degrees, clockwise: 0 is level, 90 reads downwards. */
  angle: number
  /** Address of the text object in PDFium, which has one font and one size. */
  object: number
  /** Number of the marked content; -1 without one. */
  content: number
  isItalic: boolean
  isBold: boolean
  /** Name of its font without weight and slant; '' for an unknown one. */
  family: string
  /** Red, green and blue of its fill, as one number. */
  colour: number
}

/** Properties that the letters of a text object share. */
interface Style {
  size: number
  angle: number
  content: number
  /** Address of the font in PDFium; 0 without one. */
  font: number
  /** Width of one em, in points. */
  em: number
  /** Whether its letters are slanted by its matrix, for want of an italic font. */
  isSlanted: boolean
  face: Face
}

type Face = Pick<Letter, 'isItalic' | 'isBold' | 'family' | 'colour'>

/** A letter, and how far its drawing and its font's box reach. */
interface BoxedLetter {
  letter: Letter
  left: number
  right: number
  /** Whether its box covers its drawing only. */
  isInk: boolean
}

/** More letters of a page are left out. */
const MAX_LETTERS_PER_PAGE = 200_000

/** Width of a letter in parts of its font size, at most. */
const MAX_WIDTH = 1.1

const SOFT_HYPHEN = 0xad

/** Difference of a letter's box and its width in points that rounding explains. */
const ROUNDING = 0.01

/** Italic in the flags of a font (ISO 32000-1, table 123), and in the names of the standard fonts. */
const ITALIC = 1 << 6
const ITALIC_NAME = /Ital|Oblique/

/** Bold in the names of fonts, as TeX's: NimbusRomNo9L-Medi, CMBX10. */
const BOLD_NAME = /Bold|Black|Heavy|Demi|Medi(?!um)|^(?:\w+\+)?(?:CM|SF|EC)BX/

/** Characters of a font's name that are read: PDF bounds a name to 127 bytes (ISO 32000-1, annex C). */
const MAX_NAME = 127

/** Prefixes and suffixes of a font's name around its family; TeX's families have none. */
const SUBSET = /^[A-Z]{6}\+/
const STYLE_NAME =
  /(?:[-,].*|(?:PS|MT|Regular|Roman|Book|Light|Medium|Semi|Demi|Bold|Black|Heavy|Italic|Oblique)+\d*)$/
const TEX_FAMILY = /^(?:[A-Z]{6}\+)?(CM|SF|EC|LM(?:Roman|Sans|Mono))[A-Z\d]/

/** Space behind what is drawn of a letter up to its end, in parts of its font size, at most. */
const MAX_BEARING = 0.3

/** Slant of letters, in parts of their height, from which on their boxes reach over the next ones. */
const MIN_SLANT = 0.03

const DIGIT = /^\d$/

/** Height of raised digits above the base line, in parts of the font size, and their size. */
const MIN_RISE = 0.2
const RAISED_SIZE = 0.6

/** PDFium's characters for a hyphen that divides a word at the end of a line. */
const HYPHENS = new Set([0x02, 0xfffe])

/** Reads the letters of a page in the order of its content; those outside of it are left out. */
export function readLetters(page: PdfPage): Letter[] {
  const textPage = pdfium.FPDFText_LoadPage(page.address)
  if (textPage === 0) return []
  try {
    return readAll(page, textPage)
  } finally {
    pdfium.FPDFText_ClosePage(textPage)
  }
}

function readAll(page: PdfPage, textPage: number): Letter[] {
  const letters: Letter[] = []
  let last: BoxedLetter | undefined
  const styles = new Map<number, Style>()
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), MAX_LETTERS_PER_PAGE)
  for (let index = 0; index < count; index += 1) {
    // Spaces and line ends that PDFium adds are found here by the distances of letters.
    if (pdfium.FPDFText_IsGenerated(textPage, index) === 1) continue
    const object = pdfium.FPDFText_GetTextObject(textPage, index)
    const style = styles.get(object) ?? readStyle(page, textPage, index, object)
    styles.set(object, style)
    const read = readLetter(page, textPage, index, object, style)
    if (!read) continue
    // Letters of a ligature have one box.
    if (last && isSamePlace(last, read)) {
      last.letter.text += read.letter.text
      last.letter.end = Math.min(
        last.right,
        last.left + last.letter.text.length * MAX_WIDTH * style.size,
      )
    } else {
      // Its font may tell a width that it does not have.
      if (last?.isInk) {
        last.letter.end = Math.max(last.right, Math.min(last.letter.end, read.letter.start))
      }
      letters.push(read.letter)
      last = read
    }
  }
  return letters
}

function readStyle(page: PdfPage, textPage: number, index: number, object: number): Style {
  // FS_MATRIX: six floats.
  pdfium.FPDFText_GetMatrix(textPage, index, scratch)
  const [a, b, c, d] = [readFloat(0), readFloat(1), readFloat(2), readFloat(3)]
  const origin = page.toView(0, 0)
  const along = minus(page.toView(a, b), origin)
  const up = minus(page.toView(c, d), origin)
  const degrees = Math.round((Math.atan2(along[1], along[0]) * 180) / Math.PI)
  const size = pdfium.FPDFText_GetFontSize(textPage, index)
  const width = Math.hypot(...along)
  // Of a slanted letter, its height is measured across the line.
  const height = Math.abs(along[0] * up[1] - along[1] * up[0]) / width
  const isSlanted = Math.abs(along[0] * up[0] + along[1] * up[1]) > MIN_SLANT * width * height
  const font = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object)
  const { isItalic, ...face } = readFont(font)
  return {
    size: size * height,
    em: size * width,
    isSlanted,
    font,
    angle: (degrees + 360) % 360,
    content: object === 0 ? -1 : pdfium.FPDFPageObj_GetMarkedContentID(object),
    face: { ...face, isItalic: isItalic || isSlanted, colour: readColour(textPage, index) },
  }
}

/** Reads the colour in which a letter is filled; 0, black, for one without. */
function readColour(textPage: number, index: number): number {
  const [red, green, blue, opacity] = [scratch, scratch + 4, scratch + 8, scratch + 12]
  return pdfium.FPDFText_GetFillColor(textPage, index, red, green, blue, opacity)
    ? readInt(0) * 65_536 + readInt(1) * 256 + readInt(2)
    : 0
}

function readFont(font: number): Omit<Face, 'colour'> {
  if (font === 0) return { isItalic: false, isBold: false, family: '' }
  const flags = pdfium.FPDFFont_GetFlags(font)
  const name = readUtf8((buffer, bytes) => pdfium.FPDFFont_GetBaseFontName(font, buffer, bytes))
  return {
    isItalic: (flags > 0 && (flags & ITALIC) !== 0) || ITALIC_NAME.test(name),
    isBold: BOLD_NAME.test(name),
    family:
      TEX_FAMILY.exec(name)?.[1] ??
      name.slice(0, MAX_NAME).replace(SUBSET, '').replace(STYLE_NAME, ''),
  }
}

function readLetter(
  page: PdfPage,
  textPage: number,
  index: number,
  object: number,
  { size, angle, content, font, em, isSlanted, face }: Style,
): BoxedLetter | undefined {
  const code = pdfium.FPDFText_GetUnicode(textPage, index)
  const text = HYPHENS.has(code) ? '-' : toText(code)
  if (text === '' || !(size > 0)) return undefined
  // FS_RECTF: left, top, right, bottom; then the origin, two doubles.
  if (!pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch)) return undefined
  const corners = [
    page.toView(readFloat(0), readFloat(1)),
    page.toView(readFloat(2), readFloat(3)),
  ] as const
  pdfium.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
  const origin = page.toView(readDouble(0), readDouble(1))
  if (!isOnPage(page, origin, corners)) return undefined
  const [start, baseline] = toFrame(origin, angle)
  const along = corners.map((corner) => toFrame(corner, angle)[0])
  const isLevel = angle % 90 === 0
  const left = isLevel ? Math.min(...along) : start
  const right = isLevel ? Math.max(...along) : start + size / 2
  if (!Number.isFinite(left + right + baseline)) return undefined
  const end = start + readAdvance(font, code) * em
  const isInBox = end > start && start >= left && end <= right + ROUNDING
  // The box is as wide as the letter, or as its drawing where that reaches over the next one.
  const drawn = () => readDrawn(page, textPage, index, angle)
  const reaches = () => drawn().right >= right - ROUNDING
  const isBoxed = isLevel && !isSlanted
  const hasOwnWidth = isBoxed ? isInBox && right - end > ROUNDING && reaches() : end > start
  // Some fonts say of a letter that it is much wider than it is.
  const widest = Math.min(right, left + MAX_WIDTH * size)
  const first = start >= left && start < right ? start : left
  const place = hasOwnWidth ? { start, end } : { start: first, end: widest }
  // PDFium gives the box of the drawing for text of ActualText and for fonts without height.
  const isInk =
    isBoxed && code !== SOFT_HYPHEN && left > start + ROUNDING && right > left && end >= right
  if (isInk) Object.assign(place, { start, end: Math.min(end, right + MAX_BEARING * size) })
  // A soft hyphen that is not drawn has the box of its ligature, or none.
  if (code === SOFT_HYPHEN && !(isInBox && end >= right - ROUNDING)) place.start = right
  const isSpace = /^\s$/.test(text)
  // A font may have raised digits of its own: only their drawing is raised.
  const rise = isLevel && DIGIT.test(text) ? baseline - drawn().bottom : 0
  const height =
    rise > MIN_RISE * size
      ? { baseline: baseline - rise, size: RAISED_SIZE * size }
      : { baseline, size }
  const letter = {
    order: index,
    text,
    isSpace,
    ...place,
    ...height,
    angle,
    object,
    content,
    ...face,
  }
  return { letter, left, right, isInk }
}

/** Right and lower end of what is drawn of a letter, in the frame of its line. */
function readDrawn(
  page: PdfPage,
  textPage: number,
  index: number,
  angle: number,
): { right: number; bottom: number } {
  // Left, right, bottom, top: doubles.
  const [left, right, bottom, top] = [scratch, scratch + 8, scratch + 16, scratch + 24]
  if (!pdfium.FPDFText_GetCharBox(textPage, index, left, right, bottom, top)) {
    return { right: -Infinity, bottom: Infinity }
  }
  const corners = [
    page.toView(readDouble(0), readDouble(2)),
    page.toView(readDouble(1), readDouble(3)),
  ].map((corner) => toFrame(corner, angle))
  return {
    right: Math.max(...corners.map(([x]) => x)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  }
}

/** Width of a letter in parts of an em by the font; 0 if the font has none. */
function readAdvance(font: number, code: number): number {
  if (font === 0 || !pdfium.FPDFFont_GetGlyphWidth(font, code, 1_000, scratch)) return 0
  return readFloat(0) / 1_000
}

/** Returns a character as text; '' for one without a meaning. */
function toText(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ''
  const text = String.fromCodePoint(code)
  return /[\p{Cc}\ufeff\ufffd-\uffff]/u.test(text) && !/\s/.test(text) ? '' : text
}

/** Whether the middle of a letter is on the page: printer's marks beside it are not. */
function isOnPage(
  { largeur, hauteur }: PdfPage,
  [x, y]: readonly [number, number],
  [one, other]: readonly [readonly [number, number], readonly [number, number]],
): boolean {
  const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const
  return [[x, y] as const, middle].some(
    ([left, top]) => left >= 0 && left <= largeur && top >= 0 && top <= hauteur,
  )
}

const isSamePlace = (one: BoxedLetter, other: BoxedLetter): boolean =>
  /^[\p{Ll}\p{Lu}\p{Lo}]+$/u.test(one.letter.text + other.letter.text) &&
  one.letter.object === other.letter.object &&
  one.left === other.left &&
  one.right === other.right &&
  one.letter.baseline === other.letter.baseline &&
  one.right > one.left

/** Turns a place of the page into the frame of lines of an angle. */
export function toFrame([x, y]: readonly [number, number], angle: number): [number, number] {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [x * cos + y * sin, y * cos - x * sin]
}

/** Turns a place in the frame of lines of an angle back into one of the page. */
export const fromFrame = (place: readonly [number, number], angle: number): [number, number] =>
  toFrame(place, -angle)

const minus = (
  one: readonly [number, number],
  other: readonly [number, number],
): [number, number] => [one[0] - other[0], one[1] - other[1]]

import type { Line } from '@regards/pdf-engine/groupLines'

import { LEADERS } from '../../text/contents'
import { isUniform, standsOut } from './looks'
import { BULLET, NUMBER } from './splitParagraphs'

/** Lines of a verse or an address, at least; more where they do not begin as sentences do. */
const MIN_LINES = 3
const MIN_LOWER_LINES = 4

/** Part of the lines after which the next word had room. */
const MIN_ROOM = 0.6

/** Part of the lines that begin as sentences and names do. */
const MIN_BEGUN = 0.7

/** The same, and lines of a verse and of all, in a column of verses alone, where no running text is wider. */
const MIN_ALL_BEGUN = 0.85
const MIN_ALONE_LINES = 4
const MIN_COLUMN_LINES = 6

/** Part of the lines of such a column that end before its longest line does, at least. */
const MIN_RAGGED = 0.6

/** Part of the column that other lines fill, at most: text beside a picture is as narrow. */
const MAX_FILLED = 0.65

/** How a line of a recipe's ingredients begins. */
const QUANTITY = /^\d[\d,./]*\s?\p{L}/u
const MAX_QUANTITY_LETTERS = 40

/** Width of a space, in parts of the font size. */
const SPACE = 0.3

/** Difference of the font sizes of a column. */
const SAME_SIZE = 0.15

/** Whether lines end where they do because their author ends them there, or are entries of a list of contents. */
export type IsVerse = (lines: Line[]) => boolean

export interface LineTests {
  isVerse: IsVerse
  /** Whether the author ends this line of a paragraph: the next one has another size or look, and its first word had room. */
  isEnded: (lines: Line[], at: number) => boolean
}

/**
 * Creates the tests whether an author ends a line.
 * @param page all lines, for its columns' width
 */
export function createLineTests(page: Line[]): LineTests {
  return {
    isVerse: createVerseTest(page),
    isEnded(lines, at) {
      const [line, next] = [lines[at], lines[at + 1]]
      if (!line || !next || line.angle !== 0 || !isSetApart(line, next)) return false
      if (areCentred(line, next)) return true
      const left = Math.min(...lines.map(({ box }) => box[0]))
      const column = page.filter(({ box, size }) => Math.abs(box[0] - left) <= SAME_SIZE * size)
      const end = Math.max(...[...column, ...lines].map(({ box }) => box[2]))
      return hasRoom([line, next], end)
    },
  }
}

/** Whether two lines have one middle and other ends. */
const areCentred = ({ box: one, size }: Line, { box: other }: Line): boolean =>
  Math.abs(one[0] + one[2] - other[0] - other[2]) <= 2 * SAME_SIZE * size &&
  Math.abs(one[0] - other[0]) > size

/** Whether two lines are each set alike, and differ in size, weight, family or colour. */
function isSetApart(one: Line, other: Line): boolean {
  if (!isUniform(one.words) || !isUniform(other.words)) return false
  const isOtherSize = Math.abs(one.size - other.size) > SAME_SIZE * Math.max(one.size, other.size)
  return isOtherSize || standsOut(one.words, other.words) || standsOut(other.words, one.words)
}

/**
 * Creates the test that tells verses and addresses from running text: most of their lines have room
 * for the first word of the next one.
 * @param page all lines of the page
 */
function createVerseTest(page: Line[]): IsVerse {
  return (lines) => {
    const [first] = lines
    if (!first || lines.length < 2 || lines.some(({ angle }) => angle !== 0)) return false
    const entries = lines.filter(({ text }) => text.search(LEADERS) > 0)
    if (entries.length >= MIN_BEGUN * lines.length) return true
    if (lines.length < MIN_LINES) return false
    if (lines.some(({ text }) => BULLET.test(text) || NUMBER.test(text))) return false
    if (areQuantities(lines)) return true
    const left = Math.min(...lines.map(({ box }) => box[0]))
    const isInColumn = ({ box, size }: Line) =>
      box[0] <= left + first.size &&
      box[2] > left &&
      Math.abs(size - first.size) <= SAME_SIZE * first.size
    const column = page.filter(isInColumn)
    const end = Math.max(...[...column, ...lines].map(({ box }) => box[2]))
    const others = lines.slice(1)
    if (others.filter(isBegun).length >= MIN_BEGUN * others.length) {
      return hasRoom(lines, end) || (lines.length >= MIN_ALONE_LINES && isVerses(column, end))
    }
    const own = Math.max(...lines.map(({ box }) => box[2]))
    const isNarrow = own - left <= MAX_FILLED * (end - left)
    return lines.length >= MIN_LOWER_LINES && isNarrow && hasRoom(lines, own)
  }
}

/** Whether most lines are short and begin with a quantity. */
const areQuantities = (lines: Line[]): boolean =>
  lines.every(({ text }) => text.length <= MAX_QUANTITY_LETTERS) &&
  lines.filter(({ text }) => QUANTITY.test(text)).length >= MIN_BEGUN * lines.length

/** Whether a line begins as a sentence or a name does. */
const isBegun = ({ text }: Line): boolean => /^[^\p{Ll}]/u.test(text)

/** Whether all of a column is verses: its lines begin as sentences do, and end anywhere. */
function isVerses(column: Line[], end: number): boolean {
  const begun = column.filter((line) => isBegun(line) && /\p{Ll}/u.test(line.text))
  const ragged = column.filter(({ box, size }) => end - box[2] > size)
  return (
    column.length >= MIN_COLUMN_LINES &&
    begun.length >= MIN_ALL_BEGUN * column.length &&
    ragged.length >= MIN_RAGGED * column.length
  )
}

/** Whether the first word of the next line fits behind most lines of a column that ends somewhere. */
function hasRoom(lines: Line[], end: number): boolean {
  const fits = lines.slice(1).filter(({ words: [word] }, index) => {
    const before = lines[index]
    if (!word || !before || /[-\u2010\u00ad]$/u.test(before.text)) return false
    return before.box[2] + SPACE * before.size + word.end - word.start <= end
  })
  return fits.length >= MIN_ROOM * (lines.length - 1)
}

import type { Line } from '@regards/pdf-engine/groupLines'

import { BULLET, NUMBER } from './splitParagraphs'

/**
 * Lines of a verse, an address or a programme, at least; more where lines do not begin as sentences
 * do.
 */
const MIN_LINES = 3
const MIN_LOWER_LINES = 4

/** Part of the lines after which the next word had room. */
const MIN_ROOM = 0.6

/** Part of the lines that begin as sentences and names do. */
const MIN_BEGUN = 0.7

/** Part of the column that other lines fill, at most: text beside a picture is as narrow. */
const MAX_FILLED = 0.65

/** Width of a space, in parts of the font size. */
const SPACE = 0.3

/** Difference of the font sizes of a column. */
const SAME_SIZE = 0.15

/** Whether lines end where they do because their author ends them there. */
export type IsVerse = (lines: Line[]) => boolean

/**
 * Creates the test that tells verses, addresses and programmes from running text: most of their lines have
 * room for the first word of the next one.
 * @param page all lines of the page, which tell how wide its columns are
 */
export function createVerseTest(page: Line[]): IsVerse {
  return (lines) => {
    const [first] = lines
    if (!first || lines.length < MIN_LINES || lines.some(({ angle }) => angle !== 0)) return false
    if (lines.some(({ text }) => BULLET.test(text) || NUMBER.test(text))) return false
    const left = Math.min(...lines.map(({ box }) => box[0]))
    const isInColumn = ({ box, size }: Line) =>
      box[0] <= left + first.size &&
      box[2] > left &&
      Math.abs(size - first.size) <= SAME_SIZE * first.size
    const end = Math.max(...[...page.filter(isInColumn), ...lines].map(({ box }) => box[2]))
    const others = lines.slice(1)
    const isBegun = ({ text }: Line) => /^[^\p{Ll}]/u.test(text)
    if (others.filter(isBegun).length >= MIN_BEGUN * others.length) return hasRoom(lines, end)
    const own = Math.max(...lines.map(({ box }) => box[2]))
    const isNarrow = own - left <= MAX_FILLED * (end - left)
    return lines.length >= MIN_LOWER_LINES && isNarrow && hasRoom(lines, own)
  }
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

import { unite, type Word } from './readWords'
import type { Box } from './units'

/** Words side by side on one base line, without a wide gap: a line of a column. */
export interface Line {
  words: Word[]
  text: string
  box: Box
  /** Font size of most of its letters, in points. */
  size: number
}

/** Gap between two words of a line at most, in parts of the font size. */
const MAX_WORD_GAP = 1.2

/**
 * Gap between two columns at least, in parts of the font size, where the rows around have one at the
 * same place; what is left of it is a column if it is as wide as MIN_COLUMN.
 */
const MIN_GUTTER = 0.8
const MIN_COLUMN = 6

/** Rows above and below a row that are compared with it, and how many have the same gap at least. */
const ROWS_AROUND = 2
const SAME_GAPS = 2

/** Distance of two base lines of one line at most: superscripts are raised. */
const BASELINE_TOLERANCE = 0.45

/** Size of an initial letter, in parts of the font size of its text. */
const INITIAL_SIZE = 1.8

/** Groups words into lines, from the top; rotated words are lines of their own, at the end. */
export function groupLines(words: Word[]): Line[] {
  const upright = words.filter(({ isUpright }) => isUpright)
  const bodySize = findBodySize(upright)
  const isInitial = ({ texte, size }: Word) =>
    /^\p{Lu}['’]?$/u.test(texte) && size > INITIAL_SIZE * bodySize
  const lines = groupRows(upright.filter((word) => !isInitial(word))).flatMap((row, index, rows) =>
    splitRow(row, getRowsAround(rows, index)),
  )
  for (const initial of upright.filter(isInitial)) addInitial(lines, initial)
  return [...lines, ...groupRotated(words.filter(({ isUpright }) => !isUpright))]
}

/** Returns the font size of most letters, rounded to half a point; 0 without words. */
function findBodySize(words: Pick<Word, 'texte' | 'size'>[]): number {
  const letters = new Map<number, number>()
  for (const { texte, size } of words) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + texte.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

function groupRows(words: Word[]): Word[][] {
  const rows: { baseline: number; size: number; words: Word[] }[] = []
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1)
    const size = Math.max(row?.size ?? 0, word.size)
    if (row && word.baseline - row.baseline < BASELINE_TOLERANCE * Math.min(size, word.size * 2)) {
      row.words.push(word)
      if (word.size > row.size) Object.assign(row, { size, baseline: word.baseline })
    } else rows.push({ baseline: word.baseline, size: word.size, words: [word] })
  }
  return rows.map(({ words }) => words.sort((one, other) => one.box[0] - other.box[0]))
}

const getRowsAround = (rows: Word[][], index: number): Word[][] => [
  ...rows.slice(Math.max(index - ROWS_AROUND, 0), index),
  ...rows.slice(index + 1, index + 1 + ROWS_AROUND),
]

function splitRow(row: Word[], around: Word[][]): Line[] {
  const parts: Word[][] = []
  for (const word of row) {
    const part = parts.at(-1)
    if (part && !isGap(part, word, around)) part.push(word)
    else parts.push([word])
  }
  return parts.map(toLine)
}

/** Whether a word begins another line than the words before it in its row. */
function isGap(part: Word[], word: Word, around: Word[][]): boolean {
  const [first, before] = [part[0], part.at(-1)]
  if (!first || !before) return true
  const size = Math.max(before.size, word.size)
  const [start, end] = [before.box[2], word.box[0]]
  if (end - start >= MAX_WORD_GAP * size) return true
  if (end - start < MIN_GUTTER * size || start - first.box[0] < MIN_COLUMN * size) return false
  const hasSameGap = (row: Word[]) =>
    row.some(({ box }, at) => {
      const previous = row[at - 1]
      const width = Math.min(box[0], end) - Math.max(previous?.box[2] ?? Infinity, start)
      return width >= MIN_GUTTER * size
    })
  return around.filter(hasSameGap).length >= SAME_GAPS
}

/** Puts an initial letter before the line beside its top. */
function addInitial(lines: Line[], initial: Word): void {
  const [left, top, right, bottom] = initial.box
  const beside = lines
    .filter(({ box, size }) => box[0] >= left && box[0] - right < 2 * size && box[3] > top)
    .filter(({ box }) => box[1] < bottom)
    .sort((one, other) => one.box[1] - other.box[1])[0]
  if (!beside) {
    lines.push(toLine([initial]))
    return
  }
  beside.words.unshift(initial)
  beside.text = initial.texte + beside.text
  beside.box = [left, beside.box[1], beside.box[2], beside.box[3]]
}

function groupRotated(words: Word[]): Line[] {
  const parts: Word[][] = []
  for (const word of words) {
    const before = parts.at(-1)?.at(-1)
    const isNear =
      before &&
      Math.abs(word.box[0] - before.box[2]) + Math.abs(word.box[1] - before.box[3]) <
        3 * word.size + Math.abs(word.box[3] - word.box[1])
    if (isNear) parts.at(-1)?.push(word)
    else parts.push([word])
  }
  return parts.map(toLine)
}

const toLine = (words: Word[]): Line => ({
  words,
  text: words.map(({ texte }) => texte).join(' '),
  box: words.map(({ box }) => box).reduce(unite),
  size: findBodySize(words),
})

import { mergeJustified } from './mergeJustified'
import { fromFrame, type Letter } from './readLetters'
import { splitWords } from './splitWords'
import { unite, type Box } from './units'

export interface Word {
  texte: string
  /** On the page. */
  box: Box
  /** Left and right in the frame of its line. */
  start: number
  end: number
  /** Whether it is an initial letter that stands over several lines. */
  isInitial?: boolean
  isItalic?: boolean
  isBold?: boolean
  /** Font without weight and slant, and colour, of its first letter; undefined for recognized words. */
  family?: string
  colour?: number
}

/** Words side by side on one base line: a line of a column, or a cell of a table. */
export interface Line {
  words: Word[]
  text: string
  /** Left, top, right, bottom in the frame of its angle. */
  box: Box
  baseline: number
  /** Font size of most of its letters, in points. */
  size: number
  angle: number
  /** Position of its first letter in the content of the page. */
  order: number
  /** Number of the marked content of its first letter; -1 without one. */
  content: number
}

/** Letters of one line, in the order of the content. */
type Run = Letter[]

/** Parts of a font size above and below the base line. */
const ASCENT = 0.8
export const DESCENT = 0.2

/** Distance of two letters of a line, in parts of the font size: without and with a space between. */
const MAX_GAP = 1.2
const MAX_SPACE = 2.5
const MAX_OVERLAP = 0.6

/** Distance of two pieces of a line that do not follow each other in the content. */
const MAX_PIECE_GAP = 0.4

/** Difference of base lines of one line; of raised or lowered smaller letters. */
const BASELINE = 0.15
const LOWERED = 0.25
const RAISED = 0.65
const RAISED_SIZE = 0.85

/** Size of an initial letter, in parts of the font size of its text. */
export const INITIAL_SIZE = 1.8

/** Groups letters into lines, in the order of the content. */
export function groupLines(letters: Letter[]): Line[] {
  const runs = mergePieces(mergeJustified(mergeSentences(groupRuns(letters))))
  return runs
    .map(toLine)
    .filter((line) => line.words.length > 0)
    .sort((one, other) => one.order - other.order)
}

function groupRuns(letters: Letter[]): Run[] {
  const runs: Run[] = []
  let spaces = 0
  for (const letter of letters) {
    const run = runs.at(-1)
    if (letter.isSpace) {
      spaces += 1
      if (run) run.push(letter)
      continue
    }
    const last = run && lastLetter(run)
    if (run && last && isSameLine(last, letter, spaces, run)) run.push(letter)
    else runs.push([letter])
    spaces = 0
  }
  return runs.filter((run) => run.some(({ isSpace }) => !isSpace))
}

function isSameLine(last: Letter, letter: Letter, spaces: number, run: Run): boolean {
  if (last.angle !== letter.angle) return false
  const [small, large] = [Math.min(last.size, letter.size), Math.max(last.size, letter.size)]
  const gap = letter.start - last.end
  const max = spaces > 0 && spaces < 3 ? MAX_SPACE * large : MAX_GAP * large
  if (gap > max || gap < -MAX_OVERLAP * small) return false
  const rise = Math.abs(letter.baseline - last.baseline)
  if (rise <= BASELINE * small) return !isInitial(last, letter, run)
  // A letter that is lowered or raised for its looks, as in TeX.
  if (rise <= LOWERED * small && Math.abs(gap) <= LOWERED * small) return true
  return small <= RAISED_SIZE * large && rise <= RAISED * large && large <= 2 * small
}

const lastLetter = (run: Run): Letter | undefined => run.findLast(({ isSpace }) => !isSpace)

/** A large initial letter is a line of its own. */
const isInitial = (last: Letter, letter: Letter, run: Run): boolean =>
  run.length === 1 && last.size > INITIAL_SIZE * letter.size

/** Merges runs across a wide space, as between sentences, that the line above or below covers. */
function mergeSentences(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const [index, run] of runs.entries()) {
    const [before, next] = [merged.at(-1), runs[index + 1]]
    const around = [merged.at(-2), next]
    if (before && isWideSpace(before, run) && around.some((other) => covers(other, before, run))) {
      before.push(...run)
    } else merged.push(run)
  }
  return merged
}

function isWideSpace(before: Run, run: Run): boolean {
  const [last, first] = [lastLetter(before), run[0]]
  if (!last || !first || last.angle !== first.angle) return false
  const size = Math.min(last.size, first.size)
  const gap = first.start - last.end
  return (
    Math.abs(last.baseline - first.baseline) <= BASELINE * size &&
    Math.max(last.size, first.size) <= 1.2 * size &&
    gap > 0 &&
    gap <= MAX_SPACE * size
  )
}

/** Whether a neighbouring line has text where two runs have none. */
function covers(other: Run | undefined, before: Run, run: Run): boolean {
  const [first, last] = [other?.[0], other && lastLetter(other)]
  const [left, right] = [lastLetter(before), run[0]]
  if (!first || !last || !left || !right || first.angle !== right.angle) return false
  const distance = Math.abs(first.baseline - right.baseline)
  return (
    distance > BASELINE * right.size &&
    distance <= 2 * right.size &&
    first.start < left.end &&
    last.end > right.start
  )
}

/** Merges runs that stand close on one base line, though their content is apart. */
function mergePieces(runs: Run[]): Run[] {
  const pieces = runs.map(toPiece).sort((one, other) => one.baseline - other.baseline)
  const merged: Run[] = []
  let row: Piece[] = []
  const endRow = () => {
    row.sort((one, other) => one.start - other.start)
    let current: Piece | undefined
    for (const piece of row) {
      if (current && isNextPiece(current, piece)) {
        current.run.push(...piece.run)
        current.end = piece.end
      } else {
        current = piece
        merged.push(piece.run)
      }
    }
  }
  for (const piece of pieces) {
    const [before] = row
    const isSameRow =
      before?.angle === piece.angle && piece.baseline - before.baseline <= BASELINE * piece.size
    if (!isSameRow) {
      endRow()
      row = []
    }
    row.push(piece)
  }
  endRow()
  return merged
}

/** A run with its place and its usual size. */
interface Piece {
  run: Run
  start: number
  end: number
  baseline: number
  size: number
  angle: number
}

function toPiece(run: Run): Piece {
  const letters = run.filter(({ isSpace }) => !isSpace)
  const size = findSize(letters)
  const main = letters.find((letter) => letter.size >= RAISED_SIZE * size)
  return {
    run,
    start: Math.min(...letters.map(({ start }) => start)),
    end: Math.max(...letters.map(({ end }) => end)),
    baseline: main?.baseline ?? 0,
    size,
    angle: main?.angle ?? 0,
  }
}

function isNextPiece(before: Piece, piece: Piece): boolean {
  const [small, large] = [Math.min(before.size, piece.size), Math.max(before.size, piece.size)]
  const gap = piece.start - before.end
  return (
    large <= 1.5 * small &&
    Math.abs(before.baseline - piece.baseline) <= BASELINE * small &&
    gap <= MAX_PIECE_GAP * small &&
    gap >= -MAX_OVERLAP * small
  )
}

function toLine(run: Run): Line {
  const letters = run.filter(({ isSpace }) => !isSpace)
  const { size, baseline, angle } = toPiece(run)
  const words = splitWords(run).map((word): Word => {
    const [start, end] = [
      Math.min(...word.letters.map((letter) => letter.start)),
      Math.max(...word.letters.map((letter) => letter.end)),
    ]
    const isItalic = word.letters.every((letter) => letter.isItalic)
    const isBold = word.letters.every((letter) => letter.isBold)
    const box = toPageBox(word.letters, start, end, angle)
    const [{ family, colour } = {}] = word.letters
    const face = { ...(isItalic && { isItalic }), ...(isBold && { isBold }), family, colour }
    return { texte: word.text, box, start, end, ...face }
  })
  return {
    words,
    text: words.map(({ texte }) => texte).join(' '),
    box: [
      Math.min(...words.map(({ start }) => start)),
      baseline - ASCENT * size,
      Math.max(...words.map(({ end }) => end)),
      baseline + DESCENT * size,
    ],
    ...{ baseline, size, angle, content: letters[0]?.content ?? -1 },
    order: Math.min(...run.map(({ order }) => order)),
  }
}

/** Returns the font size of most letters, rounded to a tenth of a point; 0 without letters. */
export function findSize(letters: { size: number; text: string }[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of letters) {
    const rounded = Math.round(size * 10) / 10
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

function toPageBox(letters: Letter[], start: number, end: number, angle: number): Box {
  const tops = letters.map(({ baseline, size }) => baseline - ASCENT * size)
  const bottoms = letters.map(({ baseline, size }) => baseline + DESCENT * size)
  const [top, bottom] = [Math.min(...tops), Math.max(...bottoms)]
  return [
    [start, top] as const,
    [end, top] as const,
    [start, bottom] as const,
    [end, bottom] as const,
  ]
    .map((corner): Box => {
      const [x, y] = fromFrame(corner, angle)
      return [x, y, x, y]
    })
    .reduce(unite)
}

import type { Line } from 'tesseract.js'
import { overlapOf } from '@regards/pdf-engine/boxes'
import { unite, type Box } from '@regards/pdf-engine/units'
import { type Chunk, sortChunks } from '../text/orderLines'

type Space = [left: number, right: number]

/** Width of the space between two columns, in parts of a line's height, and lines of text beside it, at least. */
const MIN_WIDTH = 0.9
const MIN_LINES = 3

/** Letters of a line of running text beside it: cells of a table have fewer. */
const MIN_LETTERS = 20

/** Distances of two parts of one column, and of two lines of a paragraph, and difference of their sizes, in parts of the font size. */
const MAX_DISTANCE = 3
const MAX_LINE_DISTANCE = 1
const SAME_SIZE = 0.15

/**
 * Splits the lines that Tesseract reads across two columns, where three of a block or more have a wide space in one
 * place; then the fewer lines of other blocks that have a space there.
 * @param blocks lines of each of Tesseract's blocks
 */
export function splitGlued(blocks: Line[][]): Line[][] {
  const spaces: Space[] = []
  const split = blocks.flatMap((lines) => splitBlock(lines, spaces))
  return spaces.length > 0 ? split.flatMap((lines) => splitBlock(lines, spaces)) : split
}

/** @param known spaces between columns, to which those found are added */
function splitBlock(lines: Line[], known: Space[]): Line[][] {
  for (const [at, line] of lines.entries()) {
    for (const space of listSpaces(line)) {
      const run = findRun(lines, at, space)
      const [left, right] = splitLines(lines.slice(run.from, run.to), run.space)
      if (!isText(left) || !isText(right)) continue
      const isKnown = known.some((other) => widthOf(share(run.space, other)) > 0)
      if (!isKnown && Math.min(left.length, right.length) < MIN_LINES) continue
      known.push(run.space)
      const parts = [lines.slice(0, run.from), left, right, lines.slice(run.to)]
      return parts.filter((part) => part.length > 0).flatMap((part) => splitBlock(part, known))
    }
  }
  return [lines]
}

/** Whether lines are running text, not cells of a table. */
const isText = (lines: Line[]): boolean =>
  lines.length > 0 &&
  lines.reduce((sum, { text }) => sum + text.length, 0) >= MIN_LETTERS * lines.length

const boxOf = ({ bbox }: Line['words'][number] | Line): Box => [bbox.x0, bbox.y0, bbox.x1, bbox.y1]

const widthOf = ([left, right]: Space): number => right - left

const share = (one: Space, other: Space): Space => [
  Math.max(one[0], other[0]),
  Math.min(one[1], other[1]),
]

/** Lists the wide spaces between the words of a line. */
function listSpaces({ words, rowAttributes }: Line): Space[] {
  return words.slice(1).flatMap((word, index): Space[] => {
    const space: Space = [words[index]?.bbox.x1 ?? 0, word.bbox.x0]
    return widthOf(space) >= MIN_WIDTH * rowAttributes.rowHeight ? [space] : []
  })
}

/** Finds the lines around one that have a space in its place, or stand at one side of it. */
function findRun(
  lines: Line[],
  at: number,
  first: Space,
): { from: number; to: number; space: Space } {
  let space = first
  const narrow = (line: Line | undefined): boolean => {
    if (!line) return false
    const sides: Space[] = [
      [-Infinity, line.bbox.x0],
      [line.bbox.x1, Infinity],
    ]
    const least = MIN_WIDTH * line.rowAttributes.rowHeight
    const shared = [...listSpaces(line), ...sides]
      .map((each) => share(each, space))
      .find((each) => widthOf(each) >= least)
    if (shared) space = shared
    return shared !== undefined
  }
  let [from, to] = [at, at + 1]
  while (narrow(lines[to])) to += 1
  while (narrow(lines[from - 1])) from -= 1
  return { from, to, space }
}

/** Splits lines into their words left and right of a space. */
function splitLines(lines: Line[], [, end]: Space): [left: Line[], right: Line[]] {
  const take = (isPart: (start: number) => boolean) =>
    lines.flatMap((line): Line[] => {
      const words = line.words.filter(({ bbox }) => isPart(bbox.x0))
      if (words.length === 0) return []
      if (words.length === line.words.length) return [line]
      const [x0, y0, x1, y1] = words.map(boxOf).reduce(unite)
      const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
      const text = words.map((word) => word.text).join(' ')
      return [{ ...line, words, text, confidence, bbox: { x0, y0, x1, y1 } }]
    })
  return [take((start) => start < end), take((start) => start >= end)]
}

/** Joins the last line of a paragraph, which Tesseract may take for a block of its own, to the block above it. */
export function joinLastLines(chunks: Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const isLastLine = chunk.lines.length === 1 && /^\p{Ll}/u.test(chunk.lines[0]?.text ?? '')
    const above = isLastLine
      ? joined.findLast((other) => isBelow(other, chunk, MAX_LINE_DISTANCE))
      : undefined
    if (above) {
      addLines(above, chunk)
      above.box = unite(above.box, chunk.box)
    } else joined.push({ ...chunk, lines: [...chunk.lines] })
  }
  return joined
}

/** Joins the parts of columns that stand right below each other, and orders the columns anew. */
export function joinColumns(chunks: Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks.toSorted((one, other) => one.box[1] - other.box[1])) {
    const above = joined.findLast((other) => isBelow(other, chunk))
    const box = above && unite(above.box, chunk.box)
    const others = chunks.filter((other) => other !== chunk && !isInside(other, above))
    if (above && box && others.every((other) => overlapOf(other.box, box) === 0)) {
      addLines(above, chunk)
      above.box = box
    } else joined.push({ ...chunk, lines: [...chunk.lines] })
  }
  return sortChunks(joined)
}

const isInside = ({ lines: [first] }: Chunk, chunk: Chunk | undefined): boolean =>
  first !== undefined && chunk !== undefined && chunk.lines.includes(first)

/** Adds the lines of a part of a column, whose height alone may seem another: read across two columns, or of a few letters. */
function addLines(above: Chunk, { lines }: Chunk): void {
  const size = above.lines.at(-1)?.size ?? 0
  for (const line of lines) if (Math.abs(line.size - size) <= SAME_SIZE * size) line.size = size
  above.lines.push(...lines)
}

function isBelow(
  above: Chunk,
  { box, lines: [line] }: Chunk,
  distance: number = MAX_DISTANCE,
): boolean {
  const size = line?.size ?? 0
  return (
    Math.abs(above.box[0] - box[0]) <= size &&
    box[1] - above.box[3] <= distance * size &&
    box[1] > above.box[1]
  )
}

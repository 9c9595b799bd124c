import type { Line, Word } from '@regards/pdf-engine/groupLines'
import type { Block, Line as FoundLine } from 'tesseract.js'
import { normalizeSpaces } from '@regards/pdf-engine/normalizeSpaces'
import { unite, type Box } from '@regards/pdf-engine/units'

import { INITIAL } from '../text/joinLines'
import { median } from '../text/median'
import type { Chunk } from '../text/orderLines'
import { joinColumns, joinLastLines, splitGlued } from './splitGlued'

/** How Tesseract saw a picture, in pixels. */
export interface Sight {
  width: number
  height: number
  /** Radians by which Tesseract turned the picture about its middle. */
  skew: number
  /** Degrees by which it was turned before that. */
  turn: 0 | 180
  /** Pixels of a point of the page. */
  scale: number
}

export interface Recognized {
  /** Columns in reading order, with their lines in points. */
  columns: Chunk[]
  letters: number
  /** Mean of the words, weighted by their letters: 0 to 100. */
  confiance: number
  /** Degrees clockwise by which the picture must be turned to stand upright. */
  turn: 0 | 90 | 180 | 270
}

/** Least confidence of a line, and of a line of one word: text read into a photograph has less. */
const MIN_LINE = 50
const MIN_WORD_ALONE = 80

/** Confidence of a sign or of two letters, at least; a longer word of a good line is mostly right. */
const MIN_SHORT_WORD = 40

/** Difference of the heights of two lines of one column in different sizes, in parts of the usual one. */
const OTHER_HEIGHT = 0.18

/** Height of an initial letter over two lines, in parts of its line's: Tesseract reads it as a word. */
const INITIAL_HEIGHT = 1.6

/** A Roman number whose raised e was read as a sign: « XIX° siècle ». */
const CENTURY = /^([IVX]{2,5})[°º“”"*ᵉ](?=$|[,.])/u

/** Sides of a line that runs up or down. */
const VERTICAL = 2

/** Font sizes are rounded, so that lines of one font have one size. */
const SIZE_STEP = 0.5

/** Takes the lines of text out of Tesseract's blocks, which are columns in reading order. */
export function toColumns(blocks: Block[], sight: Sight): Recognized {
  const found = blocks.map(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(toWords)),
  )
  const split = splitGlued(found)
  const columns = split.map((column) => column.filter(isText))
  const lines = columns.flat()
  const isTurned = lines.filter(isVertical).length > lines.length / 2
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const confidence = words.reduce((sum, word) => sum + word.text.length * word.confidence, 0)
  const chunks = columns.flatMap((column) => toChunk(column, isTurned, sight) ?? [])
  return {
    columns: split.length > found.length ? joinColumns(chunks) : joinLastLines(chunks),
    letters,
    confiance: letters === 0 ? 0 : Math.round(confidence / letters),
    // Lines that Tesseract finds on their side run down.
    turn: ((sight.turn + (isTurned ? 270 : 0)) % 360) as Recognized['turn'],
  }
}

function isText({ confidence, words, text }: FoundLine): boolean {
  const isAlone = (text.match(/\p{L}{3,}/gu) ?? []).length < 2
  return (
    confidence >= (isAlone ? MIN_WORD_ALONE : MIN_LINE) &&
    words.some((word) => /[\p{L}\p{N}]/u.test(word.text))
  )
}

const isWord = ({ text, confidence }: { text: string; confidence: number }): boolean =>
  confidence >= MIN_SHORT_WORD || /\p{L}{3}/u.test(text)

/** Leaves out the signs that are no words. */
const toWords = (line: FoundLine): FoundLine => ({ ...line, words: line.words.filter(isWord) })

const isVertical = ({ bbox: { x0, y0, x1, y1 } }: FoundLine): boolean =>
  y1 - y0 > VERTICAL * (x1 - x0)

function toChunk(column: FoundLine[], isTurned: boolean, sight: Sight): Chunk | undefined {
  const height = median(column.map(({ rowAttributes }) => rowAttributes.rowHeight))
  const lines = column.map((line, at) => {
    const around = [column[at - 1], column[at + 1]] as const
    const own = hasOwnHeight(line, around, height) ? line.rowAttributes.rowHeight : height
    const size = Math.round(own / sight.scale / SIZE_STEP) * SIZE_STEP
    return toLine(line, size, isTurned, sight)
  })
  const [first, ...others] = lines.map(({ box }) => box)
  return first && { lines, box: others.reduce(unite, first) }
}

/**
 * Whether a line is set in another size than its column, as a heading above its text; not the first line of a sentence,
 * which an initial letter makes higher, nor the last one, which a bracket does.
 */
function hasOwnHeight(
  line: FoundLine,
  [before, next]: readonly [FoundLine | undefined, FoundLine | undefined],
  usual: number,
): boolean {
  const isOther = (each: FoundLine | undefined) =>
    each !== undefined && Math.abs(each.rowAttributes.rowHeight - usual) > OTHER_HEIGHT * usual
  const begins = (each: FoundLine | undefined) => !/^\p{Ll}/u.test(each?.text ?? '')
  return isOther(line) && (begins(line) || isOther(before)) && (begins(next) || isOther(next))
}

function toLine(line: FoundLine, size: number, isTurned: boolean, sight: Sight): Line {
  const vertical = isVertical(line)
  const toPoints = (box: Box) => box.map((pixels) => pixels / sight.scale) as Box
  const toFrame = (box: Box) => toPoints(vertical ? turnUpright(box, sight) : box)
  const words = line.words.map(({ text, bbox }, index): Word => {
    const box = boxOf({ bbox })
    const [start, , end] = toFrame(box)
    const isHigh = bbox.y1 - bbox.y0 >= INITIAL_HEIGHT * line.rowAttributes.rowHeight
    const isInitial = index === 0 && !vertical && isHigh && INITIAL.test(text)
    const place = { box: toPoints(turnBack(box, sight)), start, end }
    return { texte: toTypographic(text), ...place, ...(isInitial && { isInitial }) }
  })
  const { baseline } = line
  // A line begins behind its initial letter, as those below it.
  const boxes = line.words.slice(words[0]?.isInitial && words.length > 1 ? 1 : 0).map(boxOf)
  const box = toFrame(boxes.length < line.words.length ? boxes.reduce(unite) : boxOf(line))
  return {
    words,
    text: words.map(({ texte }) => texte).join(' '),
    box,
    baseline: vertical ? box[3] : (baseline.y0 + baseline.y1) / 2 / sight.scale,
    size,
    angle: vertical === isTurned ? 0 : 90,
    order: 0,
    content: -1,
  }
}

const boxOf = ({ bbox }: { bbox: FoundLine['bbox'] }): Box => [bbox.x0, bbox.y0, bbox.x1, bbox.y1]

const toTypographic = (text: string): string =>
  normalizeSpaces(text)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(CENTURY, '$1e')

/** Places the box of a line that runs down as if the page were turned to make it upright. */
const turnUpright = ([x0, y0, x1, y1]: Box, { width }: Sight): Box => [
  y0,
  width - x1,
  y1,
  width - x0,
]

/** Places a box on the picture as it was given. A box askew keeps its size. */
export function turnBack([x0, y0, x1, y1]: Box, { width, height, skew, turn }: Sight): Box {
  const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2]
  const side = turn === 180 ? -1 : 1
  const middleX = width / 2 + side * (x * Math.cos(skew) + y * Math.sin(skew))
  const middleY = height / 2 + side * (y * Math.cos(skew) - x * Math.sin(skew))
  const [halfWidth, halfHeight] = [(x1 - x0) / 2, (y1 - y0) / 2]
  return [middleX - halfWidth, middleY - halfHeight, middleX + halfWidth, middleY + halfHeight]
}

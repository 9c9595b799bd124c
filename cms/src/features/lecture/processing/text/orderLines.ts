import type { Line } from '@regards/pdf-engine/groupLines'
import { unite, type Box } from '@regards/pdf-engine/units'
import type { Table } from './findTables'
import { isUniform } from './looks'
import { median } from './median'
import { isDividedOver, LABEL, MAX_OPEN_LEADING } from './splitParagraphs'

/** Lines that follow each other in the content and on the page. */
export interface Chunk {
  lines: Line[]
  box: Box
  table?: Table
}

/** Distance of two lines of a chunk, in parts of their font size; for lines set alike, at least. */
const MIN_LEADING = 0.7
const MIN_TIGHT_LEADING = 0.4
const MAX_LEADING = 2

/** Difference of the distances of lines of a typescript, whose lines all stand further apart. */
const SAME_LEADING = 1.1

/** Difference of the font sizes of a chunk. */
const MIN_SAME_SIZE = 0.85

/** Size of a heading in parts of that of its text, at least. */
const MIN_HEADING = 1.15

/** Chunks of a page beyond which the order of the content is taken. */
const MAX_CHUNKS = 1_500

/**
 * Orders the lines of a page for reading. Lines that the content has one below the other stay
 * together. Of two such chunks the upper one comes first when they share a column, the left one when
 * they are beside each other; the content decides about all others.
 * @param lines of one angle, in the order of the content
 */
export function orderLines(lines: Line[], tables: Table[] = []): Chunk[] {
  const inTables = new Set(tables.flatMap((table) => table.lines))
  const others = lines.filter((line) => !inTables.has(line))
  const whole = tables.map((table) => ({ lines: table.lines, box: table.box, table }))
  const chunks = [...joinLabels(toChunks(joinNumbers(others))), ...whole].sort(
    (one, other) => orderOf(one) - orderOf(other),
  )
  return chunks.length > MAX_CHUNKS ? chunks : sortChunks(chunks)
}

function toChunks(lines: Line[]): Chunk[] {
  const chunks: Chunk[] = []
  const most = findMostLeading(lines)
  for (const line of lines) {
    const chunk = chunks.at(-1)
    const before = chunk?.lines.at(-1)
    if (chunk && before && isBelow(before, line, most)) {
      chunk.lines.push(line)
      chunk.box = unite(chunk.box, line.box)
    } else chunks.push({ lines: [line], box: line.box })
  }
  return chunks
}

/** Distance of two lines of a chunk at most, in parts of their font size: more in a typescript. */
function findMostLeading(lines: Line[]): number {
  const leadings = lines
    .slice(1)
    .map((line, index) => (line.baseline - (lines[index]?.baseline ?? 0)) / line.size)
    .filter((leading) => leading > 0)
  return Math.min(Math.max(MAX_LEADING, SAME_LEADING * median(leadings)), MAX_OPEN_LEADING)
}

function isBelow(before: Line, line: Line, most: number): boolean {
  const [small, large] = [Math.min(before.size, line.size), Math.max(before.size, line.size)]
  const distance = line.baseline - before.baseline
  return (
    (small >= MIN_SAME_SIZE * large || isDividedOver(before, line)) &&
    distance > (isSetAlike(before, line) ? MIN_TIGHT_LEADING : MIN_LEADING) * small &&
    distance <= most * large &&
    sharesColumn(before.box, line.box) &&
    !isLabel(before) &&
    !isLabel(line)
  )
}

/** Whether two lines share size, font, colour and left edge or middle, as in a tight title. */
function isSetAlike(one: Line, other: Line): boolean {
  const middle = ({ box }: Line) => (box[0] + box[2]) / 2
  const apart = Math.min(Math.abs(one.box[0] - other.box[0]), Math.abs(middle(one) - middle(other)))
  return (
    Math.abs(one.size - other.size) <= 0.02 * one.size &&
    apart <= 0.3 * one.size &&
    isUniform([...one.words, ...other.words])
  )
}

/** What announces a number that stands below it. */
const ANNOUNCES = /^(?:n[°º]|no|num[ée]ro|volume|vol\.?|tome|hors-série|page)$/iu

/** Puts a number behind the word right above its middle, as in the badge of a cover: « numéro 52 ». */
function joinNumbers(lines: Line[]): Line[] {
  const joined = new Map<Line, Line>()
  for (const word of lines.filter(({ text }) => ANNOUNCES.test(text))) {
    const number = lines.find((line) => isLabel(line) && isRightBelow(word, line))
    if (number) joined.set(number, word)
  }
  const words = new Set(joined.values())
  return lines.flatMap((line) => {
    const word = joined.get(line)
    if (!word) return words.has(line) ? [] : [line]
    const [text, box] = [`${word.text} ${line.text}`, unite(word.box, line.box)]
    return [{ ...line, text, box, words: [...word.words, ...line.words] }]
  })
}

const isRightBelow = ({ box: above }: Line, { box, size }: Line): boolean =>
  Math.abs(above[0] + above[2] - box[0] - box[2]) <= size &&
  box[3] > above[3] &&
  box[1] - above[3] <= 0.5 * size

/** A number by itself: of a page in a list of contents, of a note, of a row. */
const isLabel = ({ text }: Line): boolean => LABEL.test(text)

/** Puts a number before the text at its right, or after the text at its left, as one chunk. */
function joinLabels(chunks: Chunk[]): Chunk[] {
  const labels = new Set(chunks.filter(({ lines: [line] }) => line && isLabel(line)))
  if (labels.size === 0 || labels.size === chunks.length) return chunks
  const texts = chunks.filter((chunk) => !labels.has(chunk))
  const before = new Map<Chunk, Chunk[]>()
  const after = new Map<Chunk, Chunk[]>()
  const alone: Chunk[] = []
  for (const label of labels) {
    const beside = texts.filter((text) => isBeside(label, text))
    const right = nearest(beside, (text) => text.box[0] - label.box[2])
    const left = nearest(beside, (text) => label.box[0] - text.box[2])
    const first = right && (!left || right.distance <= left.distance) ? right.chunk : undefined
    if (first) before.set(first, [...(before.get(first) ?? []), label])
    else if (left) after.set(left.chunk, [...(after.get(left.chunk) ?? []), label])
    else alone.push(label)
  }
  const joined = texts.map((text): Chunk => {
    const all = [...(before.get(text) ?? []), text, ...(after.get(text) ?? [])]
    return {
      lines: all.flatMap(({ lines }) => lines),
      box: all.map(({ box }) => box).reduce(unite),
    }
  })
  return [...joined, ...alone].sort((one, other) => orderOf(one) - orderOf(other))
}

/** Whether a label stands beside the first line of a text. */
function isBeside(label: Chunk, { lines: [line] }: Chunk): boolean {
  if (!line) return false
  const shared = Math.min(label.box[3], line.box[3]) - Math.max(label.box[1], line.box[1])
  return shared > 0.5 * Math.min(line.box[3] - line.box[1], label.box[3] - label.box[1])
}

function nearest(
  chunks: Chunk[],
  measure: (chunk: Chunk) => number,
): { chunk: Chunk; distance: number } | undefined {
  return chunks
    .map((chunk) => ({ chunk, distance: measure(chunk) }))
    .filter(({ distance }) => distance >= 0)
    .sort((one, other) => one.distance - other.distance)[0]
}

/** Sorts chunks topologically: each comes after the chunks that must precede it. */
export function sortChunks(chunks: Chunk[]): Chunk[] {
  const waiting = new Map(
    chunks.map((chunk) => [chunk, chunks.filter((other) => precedes(other, chunk)).length]),
  )
  const sorted: Chunk[] = []
  while (waiting.size > 0) {
    // Chunks that lead in circles come in the order of the content.
    const next =
      findHeaded(sorted.at(-1), waiting) ??
      [...waiting].find(([, count]) => count === 0)?.[0] ??
      [...waiting.keys()][0]
    if (!next) break
    waiting.delete(next)
    sorted.push(next)
    for (const [other, count] of waiting) {
      if (precedes(next, other)) waiting.set(other, count - 1)
    }
  }
  return sorted
}

/** Finds the text right below a heading. @param waiting chunks with those that precede them */
function findHeaded(heading: Chunk | undefined, waiting: Map<Chunk, number>): Chunk | undefined {
  const last = heading?.lines.at(-1)
  if (!heading || !last || !/\p{L}/u.test(last.text)) return undefined
  const distance = ({ box }: Chunk) => box[1] - heading.box[3]
  const [below] = [...waiting.keys()]
    .filter((chunk) => sharesColumn(heading.box, chunk.box) && distance(chunk) > -0.5 * last.size)
    .sort((one, other) => distance(one) - distance(other) || one.box[0] - other.box[0])
  const size = below?.lines[0]?.size ?? Infinity
  const isHeaded = below && waiting.get(below) === 0 && distance(below) < 2 * last.size
  return isHeaded && last.size >= MIN_HEADING * size ? below : undefined
}

function precedes(one: Chunk, other: Chunk): boolean {
  if (one === other) return false
  const isInColumn = sharesColumn(one.box, other.box)
  if (isInColumn === sharesRow(one, other)) return false
  return isInColumn ? one.box[1] < other.box[1] : one.box[0] < other.box[0]
}

const sharesColumn = (one: Box, other: Box): boolean =>
  shares([one[0], one[2]], [other[0], other[2]], 0.1)

const sharesRow = ({ box: one }: Chunk, { box: other }: Chunk): boolean =>
  shares([one[1], one[3]], [other[1], other[3]], 0.25)

/** Whether two intervals share a part of the shorter one. */
function shares(one: [number, number], other: [number, number], part: number): boolean {
  const shared = Math.min(one[1], other[1]) - Math.max(one[0], other[0])
  return shared > part * Math.min(one[1] - one[0], other[1] - other[0])
}

const orderOf = ({ lines }: Chunk): number => Math.min(...lines.map(({ order }) => order))

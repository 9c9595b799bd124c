import type { Line } from '@regards/pdf-engine/groupLines'

import { isByline, readSignature } from '../../text/readSignature'
import { isUniform, standsOut } from './looks'
import type { IsVerse } from './verses'

/** Distance of two lines of a paragraph at most, in parts of the font size. */
const MAX_LEADING = 1.75

/** The same for a typescript, whose full lines all stand far apart. */
export const MAX_OPEN_LEADING = 3
const MIN_OPEN_LINES = 4
const MIN_FULL_LINES = 0.6

/** Difference of the distances of lines of one paragraph. */
const SAME_LEADING = 1.3

/** Indentation that begins a paragraph, in parts of the font size. */
const MIN_INDENT = 0.7

/** Part of a column's width that the last line of a paragraph leaves free, at least. */
const MIN_REST = 0.12

/** Difference of the font sizes of a paragraph. */
const SAME_SIZE = 0.1

/** Size of small capitals in parts of the font size, at least. */
const MIN_SMALL_CAPITALS = 0.65

/** Letters of a line of a column of text, at least. */
const MIN_COLUMN_LETTERS = 20

/** How an item of a list begins. */
export const BULLET = /^[•▪◦‣●■◆∙·*]\s*(?=\S)/u
export const NUMBER = /^\d{1,2}[.)]\s+(?=\S)/

/** A number by itself: of a page in a list of contents, of a note, of a row. */
export const LABEL = /^\d{1,4}[.)]?$/

/** End of a sentence, perhaps with the number of a note. */
const SENTENCE_END = /[.!?…»:](?: ?[⁰¹²³⁴-⁹]+)?$/u

/** How a note begins: with its raised number. */
const NOTE = /^[⁰¹²³⁴-⁹]+\s\P{Ll}/u

/** Paragraphs before one that may go on with it: a pull quote or a caption may stand between. */
const MAX_LOOK_BACK = 3

/**
 * Splits columns into paragraphs; one that ends in mid-sentence continues in the next column. A
 * verse is one paragraph.
 */
export function splitParagraphs(columns: Line[][], isVerse: IsVerse): Line[][] {
  const paragraphs: Line[][] = []
  for (const column of columns) {
    const [first, ...others] = splitVerses(column, isVerse).flatMap((part) =>
      part.isVerse ? [part.lines] : splitColumn(part.lines, column),
    )
    if (!first) continue
    const begun = paragraphs.slice(-MAX_LOOK_BACK).findLast((lines) => goesOn(lines, first))
    if (begun) begun.push(...first)
    else paragraphs.push(first)
    paragraphs.push(...others)
  }
  return paragraphs
}

/** Whether a paragraph is not finished and a text is its rest. */
function goesOn(lines: Line[], rest: Line[]): boolean {
  const [last, before, next] = [lines.at(-1), lines.at(-2), rest[0]]
  if (!last || !next || !isSameSize(last, next)) return false
  if (CAPTION_WORDS.test(lines[0]?.text ?? '')) return false
  if (/\p{Ll}[-\u2010\u00ad]$/u.test(last.text)) return /^\p{Ll}/u.test(next.text)
  // Cells of a table are narrower than columns of text.
  if (Math.min(last.text.length, next.text.length) < MIN_COLUMN_LETTERS) return false
  const [left, , right] = (before ?? next).box
  const isFull = last.box[2] - last.box[0] > 0.8 * (right - left)
  return isFull && /[\p{L},’']$/u.test(last.text) && /^[\p{Ll}«]/u.test(next.text)
}

interface Surroundings {
  left: number
  right: number
  current: Line[]
  /** Usual distance of two lines of this size, in points. */
  leading: number
  /** Distance of two lines of a paragraph at most, in parts of the font size. */
  most: number
  /** Whether the line before is the first of its paragraph, below a space or at the top. */
  isApart: boolean
}

/** Parts of a column: a verse, or the lines between verses. */
function splitVerses(column: Line[], isVerse: IsVerse): { lines: Line[]; isVerse: boolean }[] {
  const strophes: Line[][] = []
  for (const line of column) {
    const before = strophes.at(-1)?.at(-1)
    const distance = before ? line.baseline - before.baseline : 0
    const most = Math.min(SAME_LEADING * findLeading(column, line), MAX_LEADING * line.size)
    const isNext = before && isSameSize(before, line) && distance > 0 && distance <= most
    if (isNext) strophes.at(-1)?.push(line)
    else strophes.push([line])
  }
  const parts: { lines: Line[]; isVerse: boolean }[] = []
  for (const lines of strophes) {
    const last = parts.at(-1)
    if (isVerse(lines)) parts.push({ lines, isVerse: true })
    else if (last && !last.isVerse) last.lines.push(...lines)
    else parts.push({ lines: [...lines], isVerse: false })
  }
  return parts
}

/** @param column of which the lines are a part */
function splitColumn(lines: Line[], column: Line[]): Line[][] {
  const paragraphs: Line[][] = []
  const left = Math.min(...column.map(({ box }) => box[0]))
  const right = Math.max(...column.map(({ box }) => box[2]))
  const full = column.filter(({ box }) => right - box[2] <= MIN_REST * (right - left))
  const isOpen = column.length >= MIN_OPEN_LINES && full.length >= MIN_FULL_LINES * column.length
  const most = isOpen ? MAX_OPEN_LEADING : MAX_LEADING
  for (const line of lines) {
    const current = paragraphs.at(-1)
    const before = current?.at(-1)
    const leading = findLeading(column, line)
    const above = before && column[column.indexOf(before) - 1]
    const isApart =
      current?.length === 1 &&
      (!before || !above || before.baseline - above.baseline > SAME_LEADING * leading)
    const around = { left, right, leading, most, current: current ?? [], isApart }
    if (current && before && continues(before, line, around)) {
      current.push(line)
    } else paragraphs.push([line])
  }
  return paragraphs
}

function continues(
  before: Line,
  line: Line,
  { left, right, leading, most, current, isApart }: Surroundings,
): boolean {
  const { size } = line
  if (!isSameSize(before, line) && !isDividedOver(before, line)) return false
  const distance = line.baseline - before.baseline
  // Lines beside each other are cells of a row.
  if (distance <= 0 || distance > most * size || distance > SAME_LEADING * leading) return false
  if (BULLET.test(line.text) || NOTE.test(line.text)) return false
  if (isSlantEdge(before, line, right - MIN_REST * (right - left))) return false
  if (isIntertitleEdge(before, line, isApart ? right : right - MIN_REST * (right - left)))
    return false
  if (isBylineEdge(current, line, [left, right - MIN_REST * (right - left)])) return false
  const isHanging = BULLET.test(current[0]?.text ?? '') || NUMBER.test(current[0]?.text ?? '')
  if (NUMBER.test(line.text) && isHanging) return false
  const indent = line.box[0] - left
  const isIndented = indent > MIN_INDENT * size && indent < 4 * size
  const isBeforeAtLeft = before.box[0] - left < MIN_INDENT * size
  const isShort = right - before.box[2] > MIN_REST * (right - left)
  // The first line of a bibliography entry is not indented.
  const isOpen = !isShort && /[\p{L}\p{N},’'(\u00ad\u2010-]$/u.test(before.text)
  if (isIndented && isBeforeAtLeft && !isHanging && !isOpen) return false
  return !(isShort && SENTENCE_END.test(before.text) && !isIndented)
}

/**
 * Whether one of two lines is an intertitle in the size of the text: the first one ends before a
 * place, or ends a sentence, and one of them stands out from the other.
 */
function isIntertitleEdge(before: Line, line: Line, end: number): boolean {
  const isClosed = before.box[2] < end || SENTENCE_END.test(before.text)
  const begins = /^[^\p{Ll}]/u.test(line.text)
  if (!isClosed || !begins || !isUniform(line.words) || !isUniform(before.words)) return false
  return standsOut(before.words, line.words) || standsOut(line.words, before.words)
}

/**
 * Whether a paragraph is the names of writers and the next line is not, or the other way round: « Propos recueillis
 * par … » above a text, or below it.
 * @param edges left edge of the column, and the place before which a line ends that its author ends
 */
function isBylineEdge(current: Line[], line: Line, [left, end]: [number, number]): boolean {
  const before = current.at(-1)
  const begins = /^[^\p{Ll}]/u.test(line.text)
  if (!before || !begins) return false
  const isOwnLine = ({ box, size }: Line) => box[2] < end || box[0] - left > 4 * size
  if (isOwnLine(line) && readSignature(line.text))
    return before.box[2] < end || SENTENCE_END.test(before.text)
  const text = current.map((each) => each.text).join(' ')
  return (
    isOwnLine(before) &&
    /^\P{Ll}/u.test(text) &&
    isByline(text) &&
    !readSignature(`${text} ${line.text}`)
  )
}

/** Whether one line alone is italic, and the first ends before a place: « suite page 3 ». */
function isSlantEdge(before: Line, line: Line, end: number): boolean {
  const isAll = ({ words }: Line) => words.every(({ isItalic }) => isItalic)
  const isNone = ({ words }: Line) => !words.some(({ isItalic }) => isItalic)
  if (before.box[2] >= end || /^\p{Ll}/u.test(line.text)) return false
  return (isAll(before) && isNone(line)) || (isNone(before) && isAll(line))
}

/** Finds the most usual distance of two lines of a column that have the size of a line. */
function findLeading(column: Line[], { size }: Line): number {
  const distances = column
    .slice(1)
    .flatMap((line, index) => {
      const before = column[index]
      const distance = line.baseline - (before?.baseline ?? 0)
      return before && isSameSize(before, line) && isSameSize(line, { size }) && distance > 0
        ? distance
        : []
    })
    .sort((one, other) => one - other)
  return distances[Math.floor((distances.length - 1) / 2)] ?? Infinity
}

/** Whether a word is divided over two lines; one line may be mostly small capitals. */
export function isDividedOver(before: Line, line: Line): boolean {
  const [small, large] = [Math.min(before.size, line.size), Math.max(before.size, line.size)]
  return (
    small > MIN_SMALL_CAPITALS * large &&
    /\p{L}[-\u2010\u00ad]$/u.test(before.text) &&
    /^\p{Ll}/u.test(line.text)
  )
}

const isSameSize = (one: { size: number }, other: { size: number }): boolean =>
  Math.abs(one.size - other.size) <= SAME_SIZE * Math.max(one.size, other.size)

/** Beginning of a caption or of a picture's credit. */
export const CAPTION_WORDS =
  /^(?:©|\(c\)\s|photo(?:s|graphies?)?\b|ph\.|crédits?\b|cliché\b|légende\b|ci-(?:dessus|dessous|contre|après)|fig(?:\.|ures?\s\d)|illustrations?\b|dessins?\s(?:de|d[’']|:)|gravure\s(?:de|d[’']|:)|carte postale\b|coll(?:\.|ections?\b)|archives?\b|source\s*:|(?:de|à) (?:gauche|droite)\b|en (?:haut|bas)\b)/iu

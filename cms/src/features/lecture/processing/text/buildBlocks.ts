import type { Bloc } from '../../types'
import type { Line } from './groupLines'
import { joinLines } from './joinLines'
import type { Column } from './orderLines'

export interface TextStyle {
  /** Font size of the running text, in points. */
  bodySize: number
  isKnownWord: (word: string) => boolean
}

/** Font sizes of headings, in parts of the running text's, with their levels. */
const HEADINGS = [
  { from: 1.9, niveau: 2 },
  { from: 1.4, niveau: 3 },
  { from: 1.15, niveau: 4 },
] as const

/** A longer text in large letters is a paragraph: an introduction, or a quotation. */
const MAX_HEADING_CHARACTERS = 200

/** Distance of two lines of a paragraph at most, in parts of the font size. */
const MAX_LEADING = 1.75

/** Indentation that begins a paragraph, in parts of the font size. */
const MIN_INDENT = 0.7

/** Part of a column's width that the last line of a paragraph leaves free, at least. */
const MIN_REST = 0.12

const BULLET = /^[•▪◦‣●■◆∙·*]\s*(?=\S)/u
const NUMBER = /^\d{1,2}[.)]\s+(?=\S)/

/** Builds the structured text of a page from its lines, in reading order. */
export function buildBlocks(columns: Column[], style: TextStyle): Bloc[] {
  return toLists(
    columns
      .flatMap((column) => splitParagraphs(column))
      .flatMap((lines) => toBlock(lines, style) ?? []),
  )
}

function splitParagraphs(column: Column): Line[][] {
  const paragraphs: Line[][] = []
  const left = Math.min(...column.map(({ box }) => box[0]))
  const right = Math.max(...column.map(({ box }) => box[2]))
  const leading = findLeading(column)
  for (const line of column) {
    const current = paragraphs.at(-1)
    const before = current?.at(-1)
    if (current && before && continues(before, line, { left, right, leading, current })) {
      current.push(line)
    } else paragraphs.push([line])
  }
  return paragraphs
}

interface Surroundings {
  left: number
  right: number
  /** Usual distance of two lines, in points. */
  leading: number
  current: Line[]
}

function continues(
  before: Line,
  line: Line,
  { left, right, leading, current }: Surroundings,
): boolean {
  const { size } = line
  if (Math.abs(size - before.size) > 0.1 * Math.max(size, before.size)) return false
  const distance = line.box[3] - before.box[3]
  // Lines beside each other are cells of a row.
  if (distance > Math.max(MAX_LEADING * size, 0) || distance > 1.35 * leading) return false
  if (BULLET.test(line.text)) return false
  const isHanging = BULLET.test(current[0]?.text ?? '') || NUMBER.test(current[0]?.text ?? '')
  if (NUMBER.test(line.text) && isHanging) return false
  const indent = line.box[0] - left
  const isIndented = indent > MIN_INDENT * size && indent < 4 * size
  const isBeforeAtLeft = before.box[0] - left < MIN_INDENT * size
  if (isIndented && isBeforeAtLeft && !isHanging) return false
  const isShort = right - before.box[2] > MIN_REST * (right - left)
  return !(isShort && /[.!?…»:]$/.test(before.text) && !isIndented)
}

/** Finds the most usual distance of two lines of a column. */
function findLeading(column: Column): number {
  const distances = column
    .slice(1)
    .map((line, index) => line.box[3] - (column[index]?.box[3] ?? 0))
    .filter((distance) => distance > 0)
    .sort((one, other) => one - other)
  return distances[Math.floor((distances.length - 1) / 2)] ?? Infinity
}

function toBlock(lines: Line[], { bodySize, isKnownWord }: TextStyle): Bloc | undefined {
  const texte = joinLines(
    lines.map(({ text }) => text),
    isKnownWord,
  )
  if (!/[\p{L}\p{N}]/u.test(texte)) return undefined
  const size = lines[0]?.size ?? 0
  const heading = HEADINGS.find(({ from }) => size >= from * bodySize)
  if (heading && texte.length <= MAX_HEADING_CHARACTERS && /\p{L}/u.test(texte)) {
    return { type: 'titre', niveau: heading.niveau, texte }
  }
  return { type: 'paragraphe', texte }
}

/** Turns paragraphs that begin with a bullet, or with successive numbers, into lists. */
function toLists(blocks: Bloc[]): Bloc[] {
  const made: Bloc[] = []
  for (const [index, block] of blocks.entries()) {
    const last = made.at(-1)
    const next = blocks[index + 1]
    if (block.type !== 'paragraphe') made.push(block)
    else if (BULLET.test(block.texte)) {
      const element = block.texte.replace(BULLET, '')
      if (last?.type === 'liste' && !last.ordonnee) last.elements.push(element)
      else made.push({ type: 'liste', ordonnee: false, elements: [element] })
    } else if (NUMBER.test(block.texte)) {
      const element = block.texte.replace(NUMBER, '')
      const rank = Number.parseInt(block.texte, 10)
      const isNext = last?.type === 'liste' && last.ordonnee && rank === last.elements.length + 1
      const isFirst = rank === 1 && next?.type === 'paragraphe' && /^2[.)]\s/.test(next.texte)
      if (isNext) last.elements.push(element)
      else if (isFirst) made.push({ type: 'liste', ordonnee: true, elements: [element] })
      else made.push(block)
    } else made.push(block)
  }
  return made
}

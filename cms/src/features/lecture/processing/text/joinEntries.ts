import { sharedHeight } from '@regards/pdf-engine/boxes'
import type { Box } from '@regards/pdf-engine/units'
import { CONTENTS_HEADING } from '../../text/contents'
import { boxOf, type TextBlock } from './buildBlocks'
import type { JoinedText } from './joinLines'

/** Entries of a list of contents, at least. */
const MIN_ENTRIES = 3

/** Letters of an entry, at most: longer texts are paragraphs of numbered sections. */
const MAX_ENTRY = 150

/** Difference of the right edges of numbers below each other, in points. */
const SAME_EDGE = 2

type Entry = {
  number: number
  texte: JoinedText
  /** Right edge of a number behind its entry. */
  edge?: number
}

/**
 * Joins each number that is a paragraph of its own to its entry, in a list of contents: at least three in a row, whose
 * numbers do not fall, each behind its entry on one row, or nearer to the paragraph after it than to the one before.
 * Rows are a table of prices without a heading of contents above, unless their numbers end on one edge and are pages.
 */
export function joinEntries(blocks: TextBlock[], nombreDePages: number): TextBlock[] {
  const joined: TextBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const entries: Entry[] = []
    for (;;) {
      const next = at + 2 * entries.length
      const entry = readRow(blocks, next) ?? readEntry(blocks, next)
      if (!entry || entry.number < (entries.at(-1)?.number ?? 0)) break
      entries.push(entry)
    }
    const block = blocks[at]
    const isList = hasHeading(blocks.slice(0, at)) || arePages(entries, nombreDePages)
    if (entries.length >= MIN_ENTRIES && isList) {
      joined.push(...entries.map(({ texte }) => ({ type: 'paragraphe', texte }) as const))
      at += 2 * entries.length - 1
    } else if (block) joined.push(block)
  }
  return joined
}

const hasHeading = (blocks: TextBlock[]): boolean =>
  blocks.some((block) => 'texte' in block && CONTENTS_HEADING.test(block.texte.texte))

/** Whether the numbers behind entries end on one edge, and are pages of the PDF. */
function arePages(entries: Entry[], nombreDePages: number): boolean {
  const rows = entries.filter(({ edge }) => edge !== undefined)
  const edges = rows.map(({ edge = 0 }) => edge)
  return (
    rows.length === 0 ||
    (Math.max(...edges) - Math.min(...edges) <= SAME_EDGE &&
      rows.every(({ number }) => number <= nombreDePages))
  )
}

/** Reads a number and the paragraph after it; undefined where others stand. */
function readEntry(blocks: TextBlock[], at: number): Entry | undefined {
  const [first, second] = blocks.slice(at, at + 2)
  if (first?.type !== 'paragraphe' || second?.type !== 'paragraphe') return undefined
  const [number, entry] = [first.texte, second.texte]
  if (!/^\d{1,3}$/.test(number.texte) || !isTitle(entry.texte) || second.isCaption) return undefined
  const before = blocks[at - 1]
  if (before && 'texte' in before && !isNearer(first, second, before)) return undefined
  const texte = {
    texte: `${number.texte} ${entry.texte}`,
    mots: [...number.mots, ...entry.mots],
  }
  return { number: Number(number.texte), texte }
}

/** Reads a paragraph and the number on its row; undefined where others stand. */
function readRow(blocks: TextBlock[], at: number): Entry | undefined {
  const [first, second] = blocks.slice(at, at + 2)
  if (first?.type !== 'paragraphe' || second?.type !== 'paragraphe') return undefined
  const [entry, number] = [first.texte, second.texte]
  if (!/^\d{1,3}$/.test(number.texte) || !isTitle(entry.texte) || first.isCaption) return undefined
  const [left, right] = [boxOf(first), boxOf(second)]
  if (!left || !right || right[0] < left[2] || sharedHeight(left, right) <= 0) return undefined
  const texte = {
    texte: `${entry.texte} … ${number.texte}`,
    mots: [...entry.mots, ...number.mots],
  }
  return { number: Number(number.texte), texte, edge: right[2] }
}

const isTitle = (text: string): boolean =>
  text.length <= MAX_ENTRY && !/\n.*\n/s.test(text) && /^\P{L}{0,2}\p{L}/u.test(text)

/** Whether a number stands nearer to the text after it than to the one before; a number in a row of a table does not. */
function isNearer(number: TextBlock, after: TextBlock, before: TextBlock): boolean {
  const [own, next, last] = [boxOf(number), boxOf(after), boxOf(before)]
  return Boolean(own && next && last && measureGap(own, next) < measureGap(own, last))
}

/** Height between two boxes; 0 on the same row. */
const measureGap = (one: Box, other: Box): number => Math.max(-sharedHeight(one, other), 0)

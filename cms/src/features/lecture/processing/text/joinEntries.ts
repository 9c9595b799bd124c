import { type Box, unite } from '@regards/pdf-engine/units'
import type { TextBlock } from './buildBlocks'
import type { JoinedText } from './joinLines'

/** Entries of a list of contents, at least. */
const MIN_ENTRIES = 3

/** Letters of an entry, at most: longer texts are paragraphs of numbered sections. */
const MAX_ENTRY = 150

type Entry = { number: number; texte: JoinedText }

/**
 * Joins each number that is a paragraph of its own to the paragraph after it, in a list of contents: at least three
 * in a row, whose numbers do not fall, each nearer to the paragraph after it than to the one before.
 */
export function joinEntries(blocks: TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const entries: JoinedText[] = []
    let last = 0
    for (;;) {
      const entry = readEntry(blocks, at + 2 * entries.length)
      if (!entry || entry.number < last) break
      last = entry.number
      entries.push(entry.texte)
    }
    const [block] = blocks.slice(at, at + 1)
    if (entries.length >= MIN_ENTRIES) {
      joined.push(...entries.map((texte) => ({ type: 'paragraphe', texte }) as const))
      at += 2 * entries.length - 1
    } else if (block) joined.push(block)
  }
  return joined
}

/** Reads a number and the paragraph after it; undefined where others stand. */
function readEntry(blocks: TextBlock[], at: number): Entry | undefined {
  const [first, second] = blocks.slice(at, at + 2)
  if (first?.type !== 'paragraphe' || second?.type !== 'paragraphe') return undefined
  const [number, entry] = [first.texte, second.texte]
  if (!/^\d{1,3}$/.test(number.texte) || !isTitle(entry.texte) || second.isCaption) return undefined
  const [before] = at > 0 ? blocks.slice(at - 1, at) : []
  if (before && 'texte' in before && !isNearer(number, entry, before.texte)) return undefined
  const texte = {
    texte: `${number.texte} ${entry.texte}`,
    mots: [...number.mots, ...entry.mots],
  }
  return { number: Number(number.texte), texte }
}

const isTitle = (text: string): boolean =>
  text.length <= MAX_ENTRY && !text.includes('\n') && /^\P{L}{0,2}\p{L}/u.test(text)

/** Whether a number stands nearer to the text after it than to the one before; a number in a row of a table does not. */
function isNearer(number: JoinedText, after: JoinedText, before: JoinedText): boolean {
  const box = boxOf(number)
  return measureGap(box, boxOf(after)) < measureGap(box, boxOf(before))
}

const boxOf = ({ mots }: JoinedText): Box => mots.map(({ box }) => box).reduce(unite)

/** Height between two boxes; 0 on the same row. */
const measureGap = ([, top, , bottom]: Box, [, otherTop, , otherBottom]: Box): number =>
  Math.max(0, otherTop - bottom, top - otherBottom)

import type { TextBlock } from './buildBlocks'
import type { JoinedText } from './joinLines'

/** Entries of a list of contents, at least. */
const MIN_ENTRIES = 3

/**
 * Joins the numbers of a list of contents that stand by themselves with the entries behind them: at least
 * three in a row, whose numbers do not fall.
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

/** Reads a number and the paragraph behind it; undefined where others stand. */
function readEntry(
  blocks: TextBlock[],
  at: number,
): { number: number; texte: JoinedText } | undefined {
  const [first, second] = blocks.slice(at, at + 2)
  if (first?.type !== 'paragraphe' || second?.type !== 'paragraphe') return undefined
  const [number, entry] = [first.texte, second.texte]
  if (!/^\d{1,3}$/.test(number.texte) || !/^\P{L}{0,2}\p{L}/u.test(entry.texte)) return undefined
  const texte = {
    texte: `${number.texte} ${entry.texte}`,
    mots: [...number.mots, ...entry.mots],
  }
  return { number: Number(number.texte), texte }
}

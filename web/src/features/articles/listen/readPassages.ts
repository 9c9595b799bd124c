import { toRange, type PlacedText } from '../hits/textRanges'
import { toSpokenText } from './toSpokenText'

/** A sentence of the page, as it is spoken and where it is. */
export type Passage = { spoken: string; range: Range }

const readBlocks = 'h1, h2, h3, h4, h5, h6, p, li'

/** Captions would interrupt the text, and tables are not heard. */
const skipped = 'figure, table, [data-role="image"], [hidden]'

/** The sentences of the elements with `data-spoken`. @param langue BCP 47 tag of the text */
export function readPassages(root: ParentNode, langue: string): Passage[] {
  const toSpoken = /^fr\b/i.test(langue) ? toSpokenText : (text: string) => text
  const blocks = [...root.querySelectorAll('[data-spoken]')].flatMap((part) => [
    ...(part.matches(readBlocks) ? [part] : []),
    ...part.querySelectorAll(readBlocks),
  ])
  return blocks
    .filter((block) => !block.closest(skipped))
    .flatMap((block) => readBlock(block, toSpoken))
}

function readBlock(block: Element, toSpoken: (text: string) => string): Passage[] {
  const places = listTexts(block)
  const text = places.map(({ node }) => node.data).join('')
  return toSentences(text).flatMap(({ start, end }) => {
    const spoken = toSpoken(text.slice(start, end))
    return /[\p{L}\p{N}]/u.test(spoken) ? [{ spoken, range: toRange(places, start, end) }] : []
  })
}

/** The texts of a block, without those of a block inside it, such as a list in an item. */
function listTexts(block: Element): PlacedText[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const places: PlacedText[] = []
  let start = 0
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.parentElement?.closest(readBlocks) !== block) continue
    places.push({ node, start })
    start += node.length
  }
  return places
}

/** A sentence of a text: the offsets of its first letter, and after its last. */
type TextRange = { start: number; end: number }

/** The end of a sentence with closing signs, before a possible next sentence. */
const sentenceEnd = /(?<![.!?…])[.!?…]+(?:\s*[»”"’)\]]+)?(?=\s+[«“"([—–-]?\s*[\p{Lu}\p{N}])/gu

/** A full stop after these ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:\p{Lu}|MM|Dr|Me|St|Ste|av|apr?|cf|env|ex|éd|fig|vol|chap|art|coll|dir|th|pp?|n°|J\.-C)\.$/u

/** Divides a paragraph into sentences, and the lines of a verse, that are spoken one after the other. */
export function toSentences(text: string): TextRange[] {
  const stops = [...text.matchAll(sentenceEnd)]
    .map(({ index, 0: sign }) => index + sign.length)
    .filter((end) => !abbreviation.test(text.slice(0, end)))
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const ends = [...stops, ...lines].sort((one, other) => one - other)
  return toRanges(text, [...ends, text.length])
}

function toRanges(text: string, ends: number[]): TextRange[] {
  let from = 0
  return ends.flatMap((end) => {
    const piece = text.slice(from, end)
    const start = from + piece.length - piece.trimStart().length
    const range = { start, end: start + piece.trim().length }
    from = end
    return range.end > range.start ? [range] : []
  })
}

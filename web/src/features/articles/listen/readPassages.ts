import { toRange, type PlacedText } from '../hits/textRanges'
import { toSentences } from './toSentences'
import { toSpokenText } from './toSpokenText'

/** A sentence of the page, as it is spoken and where it is. */
export type Passage = { spoken: string; range: Range }

const readBlocks = 'h1, h2, h3, h4, h5, h6, p, li'

/** Captions would interrupt the text, and tables are not heard. */
const skipped = 'figure, table, [data-role="image"], [hidden]'

/**
 * The sentences of the elements with `data-spoken`, in the order of the page.
 * @param langue BCP 47 tag of the text
 */
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

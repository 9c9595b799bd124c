import { findMarks } from '@regards/text-analysis'
import { toRange, type PlacedText } from './textRanges'

/** Elements whose texts do not belong to one sentence with those beside them. */
const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th, figcaption'

/**
 * Finds the words of a search in the texts that `data-spoken` names, in the order of the page.
 * @param q as typed
 */
export function findHits(root: ParentNode, q: string): Range[] {
  let text = ''
  let block: Element | null | undefined
  const places: PlacedText[] = []
  for (const part of root.querySelectorAll('[data-spoken]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const own = node.parentElement?.closest(blocks)
      if (own !== block) text += '\n'
      block = own
      places.push({ node, start: text.length })
      text += node.data
    }
  }
  return findMarks(text, q).map(({ start, end }) => toRange(places, start, end))
}

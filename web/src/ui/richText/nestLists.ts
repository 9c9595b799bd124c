import type { RichTextNode } from './RichTextValue'
import { getChildNodes } from './toNodes'

/**
 * Returns the items of a list. Lexical stores a nested list in an item of its own, which would show
 * an empty marker: it is moved into the preceding item.
 */
export function nestLists(list: RichTextNode): RichTextNode[] {
  const items: RichTextNode[] = []
  for (const item of getChildNodes(list)) {
    const children = getChildNodes(item)
    const isOnlyLists = children.length > 0 && children.every(({ type }) => type === 'list')
    const previous = items.at(-1)
    if (isOnlyLists && previous) {
      items.splice(-1, 1, { ...previous, children: [...getChildNodes(previous), ...children] })
    } else {
      items.push(item)
    }
  }
  return items
}

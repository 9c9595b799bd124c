import type { RichTextNode } from './RichTextValue'
import { getChildNodes } from './toNodes'

/**
 * The items of a list. The editor keeps a list within a list in an item of its own, which would
 * show an empty marker: it is put into the item before it, to which it belongs.
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

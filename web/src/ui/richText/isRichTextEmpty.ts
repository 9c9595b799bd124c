import type { RichTextNode, RichTextValue } from './RichTextValue'
import { getChildNodes } from './toNodes'

/** Whether a rich text has no visible content: no text and no horizontal rule. */
export function isRichTextEmpty(value: RichTextValue | null | undefined): boolean {
  return getChildNodes(value?.root).every(isNodeEmpty)
}

function isNodeEmpty(node: RichTextNode): boolean {
  if (node.type === 'horizontalrule') return false
  const hasWords = typeof node.text === 'string' && node.text.trim() !== ''
  return !hasWords && getChildNodes(node).every(isNodeEmpty)
}

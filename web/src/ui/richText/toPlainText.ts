import type { RichTextNode, RichTextValue } from './RichTextValue'
import { toNodes } from './toNodes'

/** The words of a long text, without its form. */
export function toPlainText(value: RichTextValue | null | undefined): string {
  return toNodes(value?.root).map(readNode).join(' ').trim()
}

/** Words of one line stay together; two lines have a space between them. */
function readNode(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  const children = toNodes(node)
  const isLine = children.some((child) => typeof child.text === 'string')
  return children.map(readNode).join(isLine ? '' : ' ')
}

import type { RichTextNode, RichTextValue } from './RichTextValue'
import { getChildNodes } from './toNodes'

/** The words of a long text, without its form. */
export function toPlainText(value: RichTextValue | null | undefined): string {
  return getChildNodes(value?.root).map(getNodeText).join(' ').trim()
}

/** Words of one line stay together; two lines have a space between them. */
function getNodeText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  const children = getChildNodes(node)
  const isLine = children.some((child) => typeof child.text === 'string')
  return children.map(getNodeText).join(isLine ? '' : ' ')
}

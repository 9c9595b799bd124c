import type { RichTextNode, RichTextValue } from './RichTextValue'
import { getChildNodes } from './toNodes'

export function toPlainText(value: RichTextValue | null | undefined): string {
  return getChildNodes(value?.root).map(getNodeText).join(' ').trim()
}

/** Joins the nodes of one line without a space, and two lines with one. */
function getNodeText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  const children = getChildNodes(node)
  const isLine = children.some((child) => typeof child.text === 'string')
  return children.map(getNodeText).join(isLine ? '' : ' ')
}

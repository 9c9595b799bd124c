import { asRecord } from '../../lib/isRecord'
import { blocksOf, childrenOf, type RichTextNode } from '../../lib/richText'

/**
 * Turns a rich text into plain text: a line per paragraph, a bullet per list item, the address of a
 * link behind its words.
 */
export const richTextToText = (value: unknown): string =>
  blocksOf(value).map(toLines).join('\n').trim()

function toLines(node: RichTextNode): string {
  if (node.type !== 'list') return toInlineText(node)
  return childrenOf(node)
    .map((item) => `• ${toInlineText(item)}`)
    .join('\n')
}

function toInlineText(node: RichTextNode): string {
  const { type, text } = node
  if (type === 'text') return typeof text === 'string' ? text : ''
  if (type === 'linebreak') return '\n'
  if (type === 'tab') return '\t'
  const words = childrenOf(node)
    .map((child) => (child.type === 'list' ? `\n${toLines(child)}` : toInlineText(child)))
    .join('')
  const { url } = asRecord(node.fields)
  return typeof url === 'string' && url !== '' ? `${words} (${url})` : words
}

type Node = Record<string, unknown>

/**
 * Turns a rich text into plain text: a line per paragraph, a bullet per list item, the address of a
 * link behind its words.
 */
export function richTextToText(value: unknown): string {
  const { root } = asNode(value)
  return childrenOf(asNode(root)).map(toLines).join('\n').trim()
}

function toLines(node: Node): string {
  if (node.type !== 'list') return toInlineText(node)
  return childrenOf(node)
    .map((item) => `• ${toInlineText(item)}`)
    .join('\n')
}

function toInlineText(node: Node): string {
  const { type, text } = node
  if (type === 'text') return typeof text === 'string' ? text : ''
  if (type === 'linebreak') return '\n'
  if (type === 'tab') return '\t'
  const words = childrenOf(node)
    .map((child) => (child.type === 'list' ? `\n${toLines(child)}` : toInlineText(child)))
    .join('')
  const { url } = asNode(node.fields)
  return typeof url === 'string' && url !== '' ? `${words} (${url})` : words
}

const childrenOf = ({ children }: Node): Node[] =>
  Array.isArray(children) ? children.map(asNode) : []

const asNode = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : {}

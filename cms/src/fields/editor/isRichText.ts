type Node = Record<string, unknown>

/** Node types and tags that the editor produces (see loadEditor.ts). */
const NODE_TYPES = new Set([
  'paragraph',
  'text',
  'linebreak',
  'tab',
  'heading',
  'list',
  'listitem',
  'quote',
  'link',
  'autolink',
])
const ALLOWED_TAGS: Record<string, unknown[]> = { heading: ['h2', 'h3'], list: ['ul', 'ol'] }

/** Whether a value is a rich text that the editor could have produced. */
export function isRichText(value: unknown): boolean {
  if (!isNode(value)) return false
  const { root } = value
  return isNode(root) && root.type === 'root' && areValidNodes(root.children)
}

const areValidNodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => isNode(part) && isValidNode(part))

function isValidNode(node: Node): boolean {
  const { type, children, fields, tag, text } = node
  if (typeof type !== 'string' || !NODE_TYPES.has(type)) return false
  if (type in ALLOWED_TAGS && !ALLOWED_TAGS[type]?.includes(tag)) return false
  if (type === 'text' && typeof text !== 'string') return false
  if (type.endsWith('link') && !(isNode(fields) && isUrlValue(fields.url))) return false
  return children === undefined || areValidNodes(children)
}

/**
 * A string or nothing; the editor's own hook would convert any other value to a string before
 * validation.
 */
const isUrlValue = (url: unknown): boolean =>
  url === undefined || url === null || typeof url === 'string'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

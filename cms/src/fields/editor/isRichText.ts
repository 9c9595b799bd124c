type Node = Record<string, unknown>

/** What the editor of the long texts writes (see loadEditor.ts), and the tags that it gives. */
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

/** Whether a value is a long text that the editor could have written. */
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

/** The editor's own hook takes any other value for a text, before it is validated. */
const isUrlValue = (url: unknown): boolean =>
  url === undefined || url === null || typeof url === 'string'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import { ValidationError, type FieldHook } from 'payload'

import { isRecord } from '../../lib/isRecord'
import type { RichTextNode } from '../../lib/richText'

export const INVALID_RICH_TEXT = 'Ce texte contient un lien ou un élément qui n’est pas valable.'

/**
 * Rejects what is no rich text: Payload stores it, and its editor fails.
 * @throws ValidationError
 */
export const rejectMalformedRichText: FieldHook = (given) => {
  const { collection, global, path, req } = given
  const value: unknown = given.value
  if (value === null || isRichText(value)) return value
  const errors = [{ path: path.join('.'), message: INVALID_RICH_TEXT }]
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors }, req.t)
}

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
  if (!isRecord(value)) return false
  const { root } = value
  return isRecord(root) && root.type === 'root' && areValidNodes(root.children)
}

const areValidNodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => isRecord(part) && isValidNode(part))

function isValidNode(node: RichTextNode): boolean {
  const { type, children, fields, tag, text } = node
  if (typeof type !== 'string' || !NODE_TYPES.has(type)) return false
  if (type in ALLOWED_TAGS && !ALLOWED_TAGS[type]?.includes(tag)) return false
  if (type === 'text' && typeof text !== 'string') return false
  if (type.endsWith('link') && !(isRecord(fields) && isUrlValue(fields.url))) return false
  return children === undefined || areValidNodes(children)
}

/** A string or nothing: the editor's hook would make any other value a string before validation. */
const isUrlValue = (url: unknown): boolean =>
  url === undefined || url === null || typeof url === 'string'

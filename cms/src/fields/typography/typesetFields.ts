import type { FieldHook } from 'payload'

import { typeset } from './typeset'

/** For fields of one or more lines of plain text. */
export const typesetText: FieldHook = ({ value }) =>
  typeof value === 'string' ? typeset(value.trim()) : (value as unknown)

/** For long texts: the words change, what they are set in does not. */
export const typesetRichText: FieldHook = ({ value }) => typesetNodes(value)

function typesetNodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesetNodes)
  if (typeof value !== 'object' || value === null) return value
  const node = value as Record<string, unknown>
  if (node.type === 'text' && typeof node.text === 'string') {
    return { ...node, text: typeset(node.text) }
  }
  const changed: Record<string, unknown> = {}
  if ('root' in node) changed.root = typesetNodes(node.root)
  if ('children' in node) changed.children = typesetNodes(node.children)
  return { ...node, ...changed }
}

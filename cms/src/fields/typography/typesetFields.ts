import type { FieldHook } from 'payload'

import { typeset } from './typeset'

/** beforeValidate hook for plain-text fields: trims and typesets the value. */
export const typesetText: FieldHook = ({ value }) =>
  typeof value === 'string' ? typeset(value.trim()) : (value as unknown)

/**
 * beforeValidate hook for rich-text fields: typesets text nodes, leaves the structure unchanged.
 */
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

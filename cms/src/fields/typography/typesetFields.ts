import type { FieldHook } from 'payload'

import { mapNodes } from '../../lib/richText'
import { typeset } from './typeset'

/** beforeValidate hook for plain-text fields: trims and typesets the value. */
export const typesetText: FieldHook = ({ value }) =>
  typeof value === 'string' ? typeset(value.trim()) : (value as unknown)

/**
 * beforeValidate hook for rich-text fields: typesets text nodes, leaves the structure unchanged.
 */
export const typesetRichText: FieldHook = ({ value }) =>
  mapNodes(value, (node) =>
    node.type === 'text' && typeof node.text === 'string'
      ? { ...node, text: typeset(node.text) }
      : node,
  )

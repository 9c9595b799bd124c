import type { FieldHook } from 'payload'

import { isRecord } from '../../lib/isRecord'
import { childrenOf, mapNodes, type RichTextNode } from '../../lib/richText'
import { completeUrl } from '../links/completeUrl'
import { typeset } from '@regards/text-analysis'

/** Payload's limit for fields without their own (`defaultMaxTextLength`). */
const MAX_LENGTH = 40_000

/** beforeValidate hook for plain-text fields: trims and typesets the value; the validation refuses a longer one. */
export const typesetText: FieldHook = ({ field, value }) => {
  if (typeof value !== 'string') return value as unknown
  const text = value.trim()
  const { maxLength = MAX_LENGTH } = field as { maxLength?: number }
  return text.length > maxLength ? text : typeset(text)
}

/** Hook of a field that may be empty, behind `typesetText`: the panel sends an emptied one as ''. */
export const emptyTextToNull: FieldHook = ({ value }) => (value === '' ? null : (value as unknown))

/**
 * beforeValidate hook for rich-text fields: typesets text nodes, completes the addresses of links, and
 * leaves out the empty items that are left at the end of a list.
 */
export const typesetRichText: FieldHook = ({ value }) =>
  mapNodes(value, (node) => {
    if (node.type === 'text' && typeof node.text === 'string')
      return { ...node, text: typeset(node.text) }
    if (node.type === 'link' && isRecord(node.fields) && typeof node.fields.url === 'string')
      return { ...node, fields: { ...node.fields, url: completeUrl(node.fields.url) } }
    return node.type === 'list' ? withoutEmptyEnd(node) : node
  })

/** A list has at least one item. */
function withoutEmptyEnd(list: RichTextNode): RichTextNode {
  const items = childrenOf(list)
  const last = items.findLastIndex((item) => childrenOf(item).length > 0)
  return last === items.length - 1
    ? list
    : { ...list, children: items.slice(0, Math.max(last, 0) + 1) }
}

/** Applies `typeset` to all strings of a nested default value, except addresses and names. */
export function typesetDeep<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map(typesetDeep) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, typesetDeep(part as unknown)])
  return Object.fromEntries(entries) as T
}

import type { Field } from 'payload'

import { extractText, hasExampleValue, hasPlaceholder } from './hasPlaceholder'

type Values = Record<string, unknown>

/** Fields that only name a row. */
const ROW_TITLES = ['id', 'titre', 'nom']

/**
 * Removes the passages that contain « à compléter » from the values of a page: lines of plain
 * texts, paragraphs and list items of rich texts, and rows in which nothing else but a title is
 * left. A required text outside of rows stays if it would be empty: a page has a title. Made-up
 * values, such as an example address, become null.
 * @param fields field configuration of the page
 * @returns new values; other values are the same objects
 */
export const removePlaceholders = (
  fields: Field[],
  values: Values,
  options: RemovalOptions = {},
): Values => ({
  ...values,
  ...removeFromFields(fields, values, options),
})

interface RemovalOptions {
  isRow?: boolean
  /** Whether made-up values stay, as in the demonstration. */
  keepsExamples?: boolean
}

/** @returns the values of the fields only */
const removeFromFields = (fields: Field[], values: Values, options: RemovalOptions): Values =>
  Object.assign({}, ...fields.map((field) => removeFromField(field, values, options))) as Values

function removeFromField(field: Field, values: Values, options: RemovalOptions): Values {
  if (!('name' in field)) {
    return 'fields' in field ? removeFromFields(field.fields, values, options) : {}
  }
  const value = values[field.name]
  if (value === undefined || value === null) return {}
  if (!options.keepsExamples && hasExampleValue(field, value)) return { [field.name]: null }
  switch (field.type) {
    case 'text':
    case 'textarea': {
      const text = typeof value === 'string' ? removeLines(value) : ''
      return text || options.isRow || !field.required ? { [field.name]: text } : {}
    }
    case 'richText':
      return { [field.name]: removeRichTextPlaceholders(value) }
    case 'group':
      return { [field.name]: removePlaceholders(field.fields, value as Values, options) }
    case 'array':
      return {
        [field.name]: (value as Values[]).flatMap((row) =>
          removeFromRow(field.fields, row, options),
        ),
      }
    default:
      return {}
  }
}

function removeFromRow(fields: Field[], row: Values, options: RemovalOptions): Values[] {
  if (!hasPlaceholder(JSON.stringify(row))) return [row]
  const rest = removePlaceholders(fields, row, { ...options, isRow: true })
  const changed = Object.keys(row).filter((name) => rest[name] !== row[name])
  const isEmptied = changed.some((name) => !hasContent(rest[name]))
  const hasMore = Object.keys(rest).some(
    (name) => !ROW_TITLES.includes(name) && hasContent(rest[name]),
  )
  return isEmptied && !hasMore ? [] : [rest]
}

/** Whether a value shows something: words, rows or a relation such as a picture. */
function hasContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  if (Array.isArray(value)) return value.length > 0
  if ('root' in value) return extractText(value).trim() !== ''
  return 'id' in value || Object.values(value).some(hasContent)
}

const removeLines = (text: string): string =>
  hasPlaceholder(text)
    ? text
        .split('\n')
        .filter((line) => !hasPlaceholder(line))
        .join('\n')
    : text

/** Node of Lexical's editor state. */
interface Node {
  type: string
  children?: Node[]
  [key: string]: unknown
}

/** Blocks of which only some children may be left out. */
const CONTAINERS = new Set(['root', 'list', 'quote'])

/**
 * Removes the paragraphs and list items that contain « à compléter », lists that become empty, and
 * headings that nothing follows any more.
 * @returns the same value if it has none; null if nothing remains
 */
function removeRichTextPlaceholders(value: unknown): unknown {
  if (!hasPlaceholder(extractText(value))) return value
  const root = removeFromNode((value as { root: Node }).root)
  return root && { ...(value as object), root }
}

function removeFromNode(node: Node): Node | null {
  if (!hasPlaceholder(extractText(node))) return node
  if (!CONTAINERS.has(node.type)) return null
  const children = removeLoneHeadings(node.children?.map(removeFromNode) ?? [])
  return children.length > 0 ? { ...node, children } : null
}

/** @param children null where a child was removed */
const removeLoneHeadings = (children: (Node | null)[]): Node[] =>
  children.filter((child, index): child is Node => {
    if (child?.type !== 'heading' || children[index + 1] !== null) return child !== null
    const next = children.slice(index + 1).find((other) => other !== null)
    return next !== undefined && next.type !== 'heading'
  })

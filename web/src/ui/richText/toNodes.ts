import type { RichTextNode } from './RichTextValue'

/** The valid child nodes of a node; empty when it has none, or is not a node. */
export function getChildNodes(parent: unknown): RichTextNode[] {
  const children = isRecord(parent) ? parent.children : undefined
  return Array.isArray(children) ? children.filter(isNode) : []
}

function isNode(value: unknown): value is RichTextNode {
  return isRecord(value) && typeof value.type === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

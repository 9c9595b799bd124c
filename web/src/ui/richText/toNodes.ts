import type { RichTextNode } from './RichTextValue'

/** The children of a node; none when it is not one. What is not a node is left out. */
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

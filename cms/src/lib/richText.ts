import { asRecord, isRecord } from './isRecord'

/** An unvalidated node of a rich text (Lexical's editor state). */
export type RichTextNode = Record<string, unknown>

/** Returns the children of a node; an empty list for a leaf or another value. */
export const childrenOf = ({ children }: RichTextNode): RichTextNode[] =>
  Array.isArray(children) ? children.map(asRecord) : []

/** Returns the blocks of a rich text; an empty list for any other value. */
export const blocksOf = (value: unknown): RichTextNode[] =>
  childrenOf(asRecord(asRecord(value).root))

/** Returns a rich text whose nodes were changed, children first; any other value as it is. */
export function mapNodes(value: unknown, change: (node: RichTextNode) => RichTextNode): unknown {
  if (Array.isArray(value)) return value.map((part) => mapNodes(part, change))
  if (!isRecord(value)) return value
  const node = { ...value }
  for (const key of ['root', 'children']) if (key in node) node[key] = mapNodes(node[key], change)
  return change(node)
}

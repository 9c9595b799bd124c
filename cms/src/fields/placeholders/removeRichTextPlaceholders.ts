import { extractText } from './extractText'
import { hasPlaceholder } from './hasPlaceholder'

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
export function removeRichTextPlaceholders(value: unknown): unknown {
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

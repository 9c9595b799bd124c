/** Lexical's document as the server sends it, not validated. */
export type RichTextValue = { root?: unknown }

export type RichTextNode = Record<string, unknown> & { type: string }

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

/** Whether a rich text has no visible content: no text and no horizontal rule. */
export function isRichTextEmpty(value: RichTextValue | null | undefined): boolean {
  return getChildNodes(value?.root).every(isNodeEmpty)
}

function isNodeEmpty(node: RichTextNode): boolean {
  if (node.type === 'horizontalrule') return false
  const hasWords = typeof node.text === 'string' && node.text.trim() !== ''
  return !hasWords && getChildNodes(node).every(isNodeEmpty)
}

export function toPlainText(value: RichTextValue | null | undefined): string {
  return getChildNodes(value?.root).map(getNodeText).join(' ').trim()
}

/** Joins the nodes of one line without a space, and two lines with one. */
function getNodeText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  const children = getChildNodes(node)
  const isLine = children.some((child) => typeof child.text === 'string')
  return children.map(getNodeText).join(isLine ? '' : ' ')
}

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** Below the title of the page. */
export const firstHeadingLevel = 2

/** Outline of a text with levels of its own: it starts at a level and skips none. */
export class HeadingOutline {
  /** Levels of the headings that the next one is below, as they are in the text. */
  private readonly open: number[] = []

  constructor(private readonly first: HeadingLevel = firstHeadingLevel) {}

  getLevel(depth: number): HeadingLevel {
    while (this.open.length > 0 && (this.open.at(-1) ?? 0) >= depth) this.open.pop()
    this.open.push(depth)
    return Math.min(this.first + this.open.length - 1, 6) as HeadingLevel
  }
}

/**
 * Computes the level of each heading: h2 then h4 are one level apart.
 * @param outline which the text continues
 */
export const toHeadingLevels = (
  value: RichTextValue | null | undefined,
  outline: HeadingOutline,
): Map<RichTextNode, number> =>
  new Map(
    listHeadings(value?.root).map((heading) => [
      heading,
      outline.getLevel(getHeadingDepth(heading.tag)),
    ]),
  )

/** The headings of a node that have a text, in order. */
export function listHeadings(parent: unknown): RichTextNode[] {
  return getChildNodes(parent).flatMap((node) => {
    if (node.type !== 'heading') return listHeadings(node)
    return isRichTextEmpty({ root: node }) ? [] : [node]
  })
}

function getHeadingDepth(tag: unknown): number {
  const [, depth] = /^h([1-6])$/.exec(String(tag)) ?? []
  return depth ? Number(depth) : 2
}

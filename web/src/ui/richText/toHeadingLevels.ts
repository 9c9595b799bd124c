import { isRichTextEmpty } from './isRichTextEmpty'
import type { RichTextNode, RichTextValue } from './RichTextValue'
import { getChildNodes } from './toNodes'

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

import { isRichTextEmpty } from './isRichTextEmpty'
import type { RichTextNode, RichTextValue } from './RichTextValue'
import { getChildNodes } from './toNodes'

const maxLevel = 6

/**
 * Computes the level of each heading, so that the outline starts at `first` and skips no level,
 * whatever tags the editor chose: h2 then h4 are one level apart, as h2 then h3 are.
 * @param open depths of the headings that the text is below, when it continues an outline; updated
 */
export function toHeadingLevels(
  value: RichTextValue | null | undefined,
  first: number,
  open: number[] = [],
): Map<RichTextNode, number> {
  const levels = new Map<RichTextNode, number>()
  for (const heading of listHeadings(value?.root)) {
    const depth = getHeadingDepth(heading.tag)
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop()
    levels.set(heading, Math.min(first + open.length, maxLevel))
    open.push(depth)
  }
  return levels
}

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

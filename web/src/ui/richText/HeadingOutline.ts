export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** Below the title of the page. */
export const firstHeadingLevel = 2

/** Outline of a text with levels of its own: it starts at level 2 and skips no level. */
export class HeadingOutline {
  /** Levels of the headings that the next one is below, as they are in the PDF. */
  readonly open: number[] = []

  getLevel(depth: number): HeadingLevel {
    while (this.open.length > 0 && (this.open.at(-1) ?? 0) >= depth) this.open.pop()
    this.open.push(depth)
    return Math.min(firstHeadingLevel + this.open.length - 1, 6) as HeadingLevel
  }
}

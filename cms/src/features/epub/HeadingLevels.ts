/** Levels of the headings of a chapter: they start at 2, below its title, and skip none. */
export class HeadingLevels {
  /** Levels of the headings that the next one is below, as they are in the text. */
  readonly #open: number[] = []

  toName(level: number): string {
    while ((this.#open.at(-1) ?? 0) >= level) this.#open.pop()
    this.#open.push(level)
    return `h${Math.min(this.#open.length + 1, 6)}`
  }
}

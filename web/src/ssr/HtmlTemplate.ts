type TemplateParts = {
  head: string
  /** Links to the style sheets: before the head's script. */
  styles: string
  scripts: string[]
  /** Scripts and style sheets that the page may load later: kept with an issue, and otherwise left alone. */
  later: string[]
  body: string
  data: string
}

const placeholders = [
  '<!--head-->',
  '<!--styles-->',
  'data-scripts="',
  'data-later="',
  '<!--page-->',
  '<!--data-->',
] as const

/** Web's built index.html, split at its placeholders. */
export class HtmlTemplate {
  private readonly pieces: string[] = []

  /** @throws Error when a placeholder is missing */
  constructor(html: string) {
    let from = 0
    for (const mark of placeholders) {
      const at = html.indexOf(mark, from)
      if (at < 0) throw new Error(`index.html has no ${mark}`)
      // A comment is replaced; an attribute gets the value after its text.
      const end = at + mark.length
      this.pieces.push(html.slice(from, mark.endsWith('"') ? end : at))
      from = end
    }
    this.pieces.push(html.slice(from))
  }

  fill({ head, styles, scripts, later, body, data }: TemplateParts): string {
    const parts = [head, styles, scripts.join(' '), later.join(' '), body, data]
    return this.pieces.map((piece, index) => piece + (parts[index] ?? '')).join('')
  }
}

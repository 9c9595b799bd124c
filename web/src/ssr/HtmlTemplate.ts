type TemplateParts = {
  head: string
  scripts: string[]
  /** Scripts that the page may load later: kept with an issue, and otherwise left alone. */
  later: string[]
  body: string
  data: string
}

const placeholders = [
  '<!--head-->',
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
      // A comment is replaced; an attribute keeps its text and gets its value after it.
      const isComment = mark.startsWith('<!--')
      this.pieces.push(html.slice(from, isComment ? at : at + mark.length))
      from = at + mark.length
    }
    this.pieces.push(html.slice(from))
  }

  fill({ head, scripts, later, body, data }: TemplateParts): string {
    const parts = [head, scripts.join(' '), later.join(' '), body, data]
    return this.pieces.map((piece, index) => piece + (parts[index] ?? '')).join('')
  }
}

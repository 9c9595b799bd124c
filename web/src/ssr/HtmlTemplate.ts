type TemplateParts = {
  head: string
  /** Addresses of the page's code. */
  scripts: string[]
  body: string
  data: string
}

const placeholders = ['<!--head-->', 'data-scripts="', '<!--page-->', '<!--data-->'] as const

/** Web's built index.html, cut where a page's own parts go. */
export class HtmlTemplate {
  private readonly pieces: string[] = []

  /** @throws Error when one of the marks is missing */
  constructor(html: string) {
    let from = 0
    for (const mark of placeholders) {
      const at = html.indexOf(mark, from)
      if (at < 0) throw new Error(`index.html has no ${mark}`)
      // A comment gives its place away; an attribute is written into.
      const isComment = mark.startsWith('<!--')
      this.pieces.push(html.slice(from, isComment ? at : at + mark.length))
      from = at + mark.length
    }
    this.pieces.push(html.slice(from))
  }

  fill({ head, scripts, body, data }: TemplateParts): string {
    const parts = [head, scripts.join(' '), body, data]
    return this.pieces.map((piece, index) => piece + (parts[index] ?? '')).join('')
  }
}

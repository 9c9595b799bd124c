type Parts = { head: string; body: string; data: string }

/** Web's built index.html, cut where a page's own parts go. */
export class Template {
  private readonly pieces: [string, string, string, string]

  /** @throws Error when one of the marks is missing */
  constructor(html: string) {
    const [start, rest] = cut(html, '<!--head-->')
    const [beforePage, afterPage] = cut(rest, '<!--page-->')
    const [beforeData, end] = cut(afterPage, '<!--data-->')
    this.pieces = [start, beforePage, beforeData, end]
  }

  fill({ head, body, data }: Parts): string {
    const [start, beforePage, beforeData, end] = this.pieces
    return start + head + beforePage + body + beforeData + data + end
  }
}

function cut(html: string, mark: string): [string, string] {
  const at = html.indexOf(mark)
  if (at < 0) throw new Error(`index.html has no ${mark}`)
  return [html.slice(0, at), html.slice(at + mark.length)]
}

import { toXmlDocument, x, type Child } from '../../lib/xml'

/** Writes a document of a book: XHTML, in the language of the text. */
export const toDocument = (titre: string, langue: string, ...body: Child[]): string =>
  toXmlDocument(
    x(
      'html',
      {
        ...{ xmlns: 'http://www.w3.org/1999/xhtml', lang: langue, 'xml:lang': langue },
        'xmlns:epub': 'http://www.idpf.org/2007/ops',
      },
      x(
        'head',
        x('title', titre),
        x('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
      ),
      x('body', ...body),
    ),
    { type: 'doctype', name: 'html' },
  )

/** Readers choose fonts, sizes and colours; these styles only group content. */
export const STYLE = `
h1, h2, h3, h4 { line-height: 1.2; text-align: left; hyphens: none; break-after: avoid; }
header { margin: 0 0 2em; }
.rubrique { margin: 0; font-size: 0.85em; letter-spacing: 0.08em; text-transform: uppercase; }
.chapo { font-size: 1.1em; font-weight: bold; }
.auteurs, .signature, .image { font-style: italic; }
figure { margin: 1.5em 0; break-inside: avoid; text-align: center; }
figcaption { margin-top: 0.5em; font-size: 0.85em; text-align: left; }
img { max-width: 100%; max-height: 95vh; }
blockquote { margin: 1.5em 0 1.5em 1em; padding-left: 1em; border-left: 0.2em solid; }
aside { margin: 1.5em 0; padding: 0 1em; border: 0.1em solid; }
table { border-collapse: collapse; }
th, td { padding: 0.2em 0.5em; border: 0.1em solid; text-align: left; vertical-align: top; }
.cover { margin: 0; text-align: center; }
`.trimStart()

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

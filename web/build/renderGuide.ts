import { Marked, type Tokens } from 'marked'
import { paths } from '../src/domain/paths'
import type { Guide, GuideChapter } from '../src/features/aide/Guide'

/** An image of a guide as a page shows it; sizes in pixels. */
export type GuideImage = { url: string; width: number; height: number }

/** Pages of the guides by their file; links to other documents lead nowhere on the site. */
const GUIDE_PATHS = new Map<string, string>([
  ['guide-editeur.md', paths.aide],
  ['guide-administrateur.md', paths.aideAdministrateur],
  ['publier.md', paths.aidePublier],
])

/** Lists the images of a guide, in their order. */
export function listGuideImages(markdown: string): string[] {
  const marked = new Marked()
  const found: string[] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push((token as Tokens.Image).href)
  })
  return found
}

/**
 * Renders a guide of docs/ to HTML. Its first heading is the title, which the HTML leaves out.
 * @param getImage returns the image of a path in the Markdown
 * @throws {Error} for a heading that skips a level, and for an image without a text
 */
export function renderGuide(markdown: string, getImage: (source: string) => GuideImage): Guide {
  let title = ''
  let lastDepth = 1
  const contents: GuideChapter[] = []
  const ids = new Set<string>()

  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'text')
        (token as Tokens.Text).text = joinSpaces((token as Tokens.Text).text)
    },
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer)
        if (depth === 1) {
          title = text
          return ''
        }
        if (depth > lastDepth + 1) throw new Error(`« ${text} » skips a level of headings`)
        lastDepth = depth
        const id = toUniqueId(text, ids)
        if (depth === 2) contents.push({ id, title: text, parts: [] })
        if (depth === 3) contents.at(-1)?.parts.push({ id, title: text })
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = toSiteHref(href)
        return target ? `<a href="${target}">${text}</a>` : text
      },
      image({ href, text }) {
        if (!text) throw new Error(`${href} has no text for those who do not see it`)
        const { url, width, height } = getImage(href)
        const image = `<img src="${url}" alt="${escapeAttribute(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
        return `<a class="image" href="${url}">${image}</a>`
      },
      // Roles, since narrow screens show the cells below each other (display: block).
      table({ header, rows }) {
        const head = header.map(({ tokens }) => toCell('th', this.parser.parseInline(tokens)))
        const body = rows.map((row) =>
          toRow(row.map(({ tokens }) => toCell('td', this.parser.parseInline(tokens)))),
        )
        return `<table role="table"><thead role="rowgroup">${toRow(head)}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`
      },
      // Of a check list: to be ticked on paper.
      checkbox: () => '<span aria-hidden="true">☐</span> ',
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { title, contents, html }
}

/** No line breaks inside « … », nor before the signs that French sets apart. */
const joinSpaces = (text: string): string =>
  text.replace(/« /g, '«\u00a0').replace(/ (?=[»:;?!])/g, '\u00a0')

/** Id of a heading, in ASCII, so that no browser encodes it: « Trop d’essais » is `trop-dessais`. */
const toHeadingId = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/\s/g, '-')

function toUniqueId(text: string, ids: Set<string>): string {
  const base = toHeadingId(text)
  let id = base
  for (let count = 1; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

/** @returns undefined for a document that is not on the site */
function toSiteHref(href: string): string | undefined {
  if (/^(?:https?|mailto):/.test(href)) return href
  const [file = '', fragment] = href.split('#')
  const path = file === '' ? '' : GUIDE_PATHS.get(file)
  if (path === undefined) return undefined
  return fragment ? `${path}#${toHeadingId(decodeURIComponent(fragment))}` : path
}

const toRow = (cells: string[]): string => `<tr role="row">${cells.join('')}</tr>`

const toCell = (tag: 'th' | 'td', html: string): string =>
  `<${tag} role="${tag === 'th' ? 'columnheader' : 'cell'}">${html}</${tag}>`

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

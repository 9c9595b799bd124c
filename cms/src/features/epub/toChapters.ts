import type { Payload } from 'payload'

import { x, type Child } from '../../lib/xml'
import {
  findLead,
  findSome,
  joinDivided,
  toCurrentBlocs,
  type BlocDArticle,
  type StoredArticle,
} from '../articles'
import { findPages, type StoredPage } from '../lecture'
import { toPlainText } from '../lecture/text/toPlainText'
import { selectFields } from '../../lib/payload/selectFields'
import type { BookWriter, BookSource, Chapter } from './BookWriter'
import { toDocument, HeadingLevels } from './toDocument'
import { blocksOf, childrenOf, type RichTextNode } from '../../lib/richText'
import { asRecord } from '../../lib/isRecord'

const names = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Pages whose texts are in memory at a time. */
const PAGES_AT_A_TIME = 20

/** Width of a page without text, in pixels. */
const PAGE_WIDTH = 1080

/** Writes the chapters of a book: one for each article, else one for the text of the pages. */
export async function toChapters(
  payload: Payload,
  source: BookSource,
  writer: BookWriter,
): Promise<Chapter[]> {
  if (source.articles.length === 0) return [await toTextChapter(payload, source, writer)]
  const chapters: Chapter[] = []
  for (const [index, { id }] of source.articles.entries()) {
    const [article] = await findSome(payload, { id: { equals: id } })
    // Taken away meanwhile.
    if (article) chapters.push(toArticleChapter(article, `article-${index + 1}`, source, writer))
  }
  return chapters
}

function toArticleChapter(
  article: StoredArticle,
  id: string,
  { metadata: { langue, siteUrl } }: BookSource,
  writer: BookWriter,
): Chapter {
  const { titre, chapo, rubrique, auteurs, premierePage, texteCorrige } = article
  const lead = findLead(article.blocs, article.image)
  const blocs = article.blocs.filter((bloc) => bloc !== lead)
  const first = writer.toPageBreak(premierePage, id)
  const leadFigure = lead && writer.toFigure(lead)
  const isCorrected = toPlainText(texteCorrige) !== ''
  const text: Child[] = isCorrected
    ? [
        ...richTextToXhtml(texteCorrige, siteUrl),
        ...blocs.map((bloc) => (bloc.type === 'image' && bloc.figure ? writer.toFigure(bloc) : '')),
      ]
    : writer.toXhtml(joinDivided(blocs), id)
  const xhtml = toDocument(
    titre,
    langue,
    x(
      'section',
      { 'epub:type': 'chapter', role: 'doc-chapter', 'aria-labelledby': 'titre' },
      x(
        'header',
        first,
        rubrique ? x('p', { class: 'rubrique' }, rubrique) : '',
        x('h1', { id: 'titre' }, titre),
        chapo ? x('p', { class: 'chapo' }, chapo) : '',
        auteurs.length > 0 ? x('p', { class: 'auteurs' }, `Par ${names.format(auteurs)}`) : '',
      ),
      leadFigure,
      ...text,
    ),
  )
  return { id, titre, xhtml }
}

/** The text of all pages, as /regards/{n}/texte has it; a page without text is its picture. */
async function toTextChapter(
  payload: Payload,
  { document, metadata }: BookSource,
  writer: BookWriter,
): Promise<Chapter> {
  const id = 'texte'
  const titre = metadata.titre ?? `Regards n°\u00a0${metadata.numero}`
  const parts: Child[] = []
  let from = 1
  for (;;) {
    const range = { page: { greater_than_equal: from, less_than: from + PAGES_AT_A_TIME } }
    const pages = await findPages(payload, document, PAGE_FIELDS, range)
    if (pages.length === 0) break
    parts.push(...pages.flatMap((page) => toPageXhtml(page, id, metadata.siteUrl, writer)))
    from += PAGES_AT_A_TIME
  }
  const chapter = x(
    'section',
    { 'epub:type': 'chapter', role: 'doc-chapter', 'aria-labelledby': 'titre' },
    x('h1', { id: 'titre' }, titre),
    ...parts,
  )
  return { id, titre, xhtml: toDocument(titre, metadata.langue, chapter) }
}

const PAGE_FIELDS = selectFields('page', 'dossier', 'tailles', 'blocs', 'texteCorrige')

function toPageXhtml(page: StoredPage, id: string, siteUrl: string, writer: BookWriter): Child[] {
  const blocs: BlocDArticle[] = toCurrentBlocs(page).map((bloc) => ({ ...bloc, page: page.page }))
  if (toPlainText(page.texteCorrige) !== '') {
    const mark = writer.toPageBreak(page.page, id)
    return [x('div', mark), ...richTextToXhtml(page.texteCorrige, siteUrl)]
  }
  if (toPlainText(blocs) !== '' || page.tailles.length === 0) return writer.toXhtml(blocs, id)
  writer.isDescribed = false
  const width = page.tailles.findLast((each) => each <= PAGE_WIDTH) ?? page.tailles[0]
  const src = writer.addPicture(`${page.dossier}/${page.page}-${width}.webp`)
  const alt = `Page ${page.page}, sans texte`
  return [
    x('figure', writer.toPageBreak(page.page, id), x('img', { src, alt }), x('figcaption', alt)),
  ]
}

/** Elements of the formats of a text, by their bit in Lexical’s `format`. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [32, 'sub'],
  [64, 'sup'],
] as const

/** Writes a corrected text as XHTML. @param siteUrl against which its links are resolved */
function richTextToXhtml(value: unknown, siteUrl: string): Child[] {
  const levels = new HeadingLevels()
  return blocksOf(value).map((node) => toElement(node, siteUrl, levels))
}

function toElement(node: RichTextNode, siteUrl: string, levels: HeadingLevels): Child {
  const inside = () => childrenOf(node).map((child) => toElement(child, siteUrl, levels))
  switch (node.type) {
    case 'text':
      return toText(node)
    case 'tab':
      return ' '
    case 'linebreak':
      return x('br')
    case 'paragraph':
      return x('p', ...inside())
    case 'quote':
      return x('blockquote', x('p', ...inside()))
    case 'heading':
      return x(levels.toName(Number(/\d/.exec(String(node.tag))?.[0] ?? 2)), ...inside())
    case 'link':
    case 'autolink': {
      const href = toHref(asRecord(node.fields).url, siteUrl)
      return href ? x('a', { href }, ...inside()) : x('span', ...inside())
    }
    case 'list':
      return toList(node, siteUrl, levels)
    default:
      return x('span', ...inside())
  }
}

/** XHTML has lists in items; Lexical has an item for each list in a list. */
function toList(node: RichTextNode, siteUrl: string, levels: HeadingLevels): Child {
  const items = childrenOf(node).map((item) =>
    x('li', ...childrenOf(item).map((child) => toElement(child, siteUrl, levels))),
  )
  return items.length === 0 ? undefined : x(node.listType === 'number' ? 'ol' : 'ul', ...items)
}

function toText({ text, format }: RichTextNode): Child {
  const bits = typeof format === 'number' ? format : 0
  return FORMATS.filter(([bit]) => bits & bit).reduce<Child>(
    (inside, [, name]) => x(name, inside),
    typeof text === 'string' ? text : '',
  )
}

/** Schemes that links of the site may have: web, e-mail and telephone. */
function toHref(url: unknown, siteUrl: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, siteUrl)) return undefined
  const { href, protocol } = new URL(url, siteUrl)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}

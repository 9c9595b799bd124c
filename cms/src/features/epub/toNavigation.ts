import { x, type Child } from '../../lib/xml'
import type { BookWriter, BookSource, Chapter } from './BookWriter'
import { toDocument } from './toDocument'

/** Writes the navigation document: contents, the pages of the PDF, and where the text begins. */
export function toNavigation(
  { metadata: { langue } }: BookSource,
  chapters: Chapter[],
  { pages }: BookWriter,
): string {
  const contents = chapters.map(({ id, titre }) => ({ href: `${id}.xhtml`, text: titre }))
  const [first] = contents
  return toDocument(
    'Sommaire',
    langue,
    toNav('toc', x('h1', 'Sommaire'), [
      { href: 'couverture.xhtml', text: 'Couverture' },
      ...contents,
    ]),
    pages.length > 0
      ? toNav(
          'page-list',
          x('h2', 'Pages'),
          pages.map(({ page, href }) => ({ href, text: String(page) })),
        )
      : undefined,
    toNav('landmarks', x('h2', 'Repères'), [
      { href: 'couverture.xhtml', text: 'Couverture', type: 'cover' },
      ...(first ? [{ ...first, text: 'Début du texte', type: 'bodymatter' }] : []),
    ]),
  )
}

interface NavEntry {
  href: string
  text: string
  type?: string
}

const ROLES: Record<string, string> = { toc: 'doc-toc', 'page-list': 'doc-pagelist' }

const toNav = (type: string, heading: Child, entries: NavEntry[]): Child =>
  x(
    'nav',
    {
      'epub:type': type,
      ...(ROLES[type] && { role: ROLES[type] }),
      ...(type === 'toc' ? { id: 'toc' } : { hidden: 'hidden' }),
    },
    heading,
    x(
      'ol',
      ...entries.map(({ href, text, type: kind }) =>
        x('li', x('a', { href, ...(kind && { 'epub:type': kind }) }, text)),
      ),
    ),
  )

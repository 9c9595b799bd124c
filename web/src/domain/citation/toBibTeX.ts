import { toCalendarDay } from '@web/lib/format/dates'
import { journal, type Citation } from './Citation'

/** A reference in BibTeX, read by LaTeX and by reference managers. */
export function toBibTeX(citation: Citation, today: string): string {
  const { url, titre, auteurs, numero, dateParution, pages, publisher, issn } = citation
  const [year = '', month = ''] = toCalendarDay(dateParution).split('-')
  const fields: [string, string | undefined][] = [
    ['title', escapeTeX(titre)],
    ['author', auteurs.map(toAuthor).join(' and ') || undefined],
    [pages ? 'journal' : 'series', journal],
    ['number', String(numero)],
    ['year', year],
    ['month', String(Number(month))],
    ['pages', pages && `${pages.first}--${pages.last}`],
    ['publisher', escapeTeX(publisher)],
    ['issn', issn],
    ['url', url],
    ['urldate', toCalendarDay(today)],
    ['language', 'french'],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@${pages ? 'article' : 'book'}{${toKey(citation)},\n${lines.join(',\n')}\n}\n`
}

/** In braces, so that BibTeX does not guess which word is the last name. */
const toAuthor = (name: string): string => `{${escapeTeX(name)}}`

/** `regards52p3`, unique in a bibliography. */
const toKey = ({ numero, pages }: Citation): string =>
  `regards${numero}${pages ? `p${pages.first}` : ''}`

/** Braces group in TeX and have no place in a title. */
const escapeTeX = (text: string): string =>
  text.replace(/[{}\\]/g, '').replace(/[&%$#_]/g, (sign) => `\\${sign}`)

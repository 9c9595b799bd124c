import { formatSeason } from '@regards/contract/formatSeason'
import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import { formatAuthors, formatPages } from '../articles/formatArticle'
import { journal, type Citation } from './Citation'

/**
 * A reference as text, in the manner of French bibliographies: « Anne Le Goff, « Un langage de fil »,
 * Regards, no 52, automne 2026, p. 3–4, https://…, consulté le 27/11/2026 ».
 * @param today ISO date of the visit
 */
export function toReference(citation: Citation, today: string): string {
  const { url, titre, auteurs, numero, dateParution, pages, publisher } = citation
  const number = `n°\u00a0${numero}`
  const season = formatSeason(dateParution)
  const title = `«\u00a0${titre}\u00a0»`
  const parts = pages
    ? [formatAuthors(auteurs), title, journal, number, season, formatPages(pages.first, pages.last)]
    : [journal, number, titre === `${journal} #${numero}` ? '' : title, season, publisher]
  const visit = `consulté le ${formatCalendarDay(today)}`
  return `${[...parts, url, visit].filter(Boolean).join(', ')}.`
}

/**
 * A reference in BibTeX, read by LaTeX and by reference managers. An issue is an article without
 * pages, as reference managers convert RIS’s whole journal: BibTeX has no periodical, and a book
 * has no ISSN.
 */
export function toBibTeX(citation: Citation, today: string): string {
  const { url, titre, auteurs, numero, dateParution, pages, publisher, issn, langue } = citation
  const [year = '', month = ''] = toCalendarDay(dateParution).split('-')
  const fields: [string, string | undefined][] = [
    ['title', escapeTeX(titre)],
    ['author', auteurs.map(toAuthor).join(' and ') || undefined],
    ['journal', journal],
    ['number', String(numero)],
    ['year', year],
    ['month', String(Number(month))],
    ['pages', pages && [...new Set([pages.first, pages.last])].join('--')],
    ['publisher', escapeTeX(publisher)],
    ['issn', issn],
    ['url', url],
    ['urldate', toCalendarDay(today)],
    ['language', toLanguageName(langue)],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@article{${toCitationKey(citation)},\n${lines.join(',\n')}\n}\n`
}

/** In braces, so that BibTeX does not guess which word is the last name. */
const toAuthor = (name: string): string => `{${escapeTeX(name)}}`

/** `regards-52-un-langage-de-fil`, unique in a bibliography: two articles may begin on one page. */
export function toCitationKey({ url, numero, pages }: Citation): string {
  const slug = new URL(url).pathname.split('/').at(-1)
  return `regards-${numero}${pages ? `-${slug}` : ''}`
}

/** Language of an issue whose text names none. */
const DEFAULT_LANGUAGE = 'fr'

/** `french`, the name of a language in LaTeX; undefined for a tag without a name. */
function toLanguageName(langue = DEFAULT_LANGUAGE): string | undefined {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return names.of(langue.split('-', 1)[0] ?? '')?.toLowerCase()
  } catch {
    return undefined // not a tag
  }
}

/** Braces group in TeX and have no place in a title. */
const escapeTeX = (text: string): string =>
  text.replace(/[{}\\]/g, '').replace(/[&%$#_]/g, (sign) => `\\${sign}`)

/** A reference in RIS, read by Zotero, EndNote and Mendeley. */
export function toRis(citation: Citation, today: string): string {
  const { url, titre, auteurs, numero, dateParution, pages, publisher, issn, langue } = citation
  const slashed = (isoDate: string) => toCalendarDay(isoDate).replaceAll('-', '/')
  const fields: [string, string | undefined][] = [
    ['TY', pages ? 'JOUR' : 'JFULL'],
    ['TI', titre],
    ...auteurs.map((name): [string, string] => ['AU', name]),
    ['T2', journal],
    ['IS', String(numero)],
    ['PY', dateParution.slice(0, 4)],
    ['DA', slashed(dateParution)],
    ['SP', pages && String(pages.first)],
    ['EP', pages && pages.last > pages.first ? String(pages.last) : undefined],
    ['PB', publisher],
    ['SN', issn],
    ['LA', langue ?? DEFAULT_LANGUAGE],
    ['UR', url],
    ['Y2', slashed(today)],
    ['ER', ''],
  ]
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined ? [] : [`${tag}  - ${value}`],
  )
  return `${lines.join('\r\n')}\r\n`
}

import { toCalendarDay } from '@web/lib/format/dates'
import { journal, type Citation } from './Citation'

/** A reference in RIS, read by Zotero, EndNote and Mendeley. */
export function toRis(citation: Citation, today: string): string {
  const { url, titre, auteurs, numero, dateParution, pages, publisher, issn } = citation
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
    ['EP', pages && String(pages.last)],
    ['PB', publisher],
    ['SN', issn],
    ['LA', 'fr'],
    ['UR', url],
    ['Y2', slashed(today)],
    ['ER', ''],
  ]
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined ? [] : [`${tag}  - ${value}`],
  )
  return `${lines.join('\r\n')}\r\n`
}

import { formatCalendarDay, formatSeason } from '@web/lib/format/dates'
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

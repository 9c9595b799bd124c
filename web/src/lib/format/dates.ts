/**
 * The calendar day of a publication date, `YYYY-MM-DD`. Dates are stored at noon UTC; the day is
 * cut from the string, because a conversion to local time would shift it in some time zones.
 */
export function toCalendarDay(isoDate: string): string {
  return isoDate.slice(0, 10)
}

/** Formats a publication date as `dd/MM/yyyy`, the same in every time zone; empty if invalid. */
export function formatCalendarDay(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(isoDate) ?? []
  return day ? `${day}/${month}/${year}` : ''
}

/** Today in the visitor's time zone, as `dd/MM/yyyy`. */
export const formatToday = (): string => new Intl.DateTimeFormat('fr-FR').format(new Date())

/** The year of a publication date. */
export function getYear(isoDate: string): number {
  return Number(isoDate.slice(0, 4))
}

/** Formats a time in Paris, `YYYY-MM-DDTHH:MM`: « le 30/11/2026 à 09:00 ». */
export const formatParisTime = (time: string): string =>
  `le ${formatCalendarDay(time)} à ${time.slice('YYYY-MM-DDT'.length)}`

const momentFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

/** Formats a time in the visitor's time zone: « 26/11/2026 20:15 ». */
export const formatMoment = (ms: number): string => momentFormat.format(new Date(ms))

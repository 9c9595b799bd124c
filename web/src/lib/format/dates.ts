import { isValid, lightFormat } from 'date-fns'

/**
 * The calendar day of a publication date, `YYYY-MM-DD`. Dates are kept at noon UTC, so their day is
 * read from the text itself: going through the local clock would move it in some time zones.
 */
export function toCalendarDay(isoDate: string): string {
  return isoDate.slice(0, 10)
}

/** A publication date as the site shows it, `dd/MM/yyyy`, the same day in every time zone. */
export function formatCalendarDay(isoDate: string): string {
  const [year = NaN, month = NaN, day] = toCalendarDay(isoDate).split('-').map(Number)
  const localMidnight = new Date(year, month - 1, day)
  return isValid(localMidnight) ? lightFormat(localMidnight, 'dd/MM/yyyy') : ''
}

/** The visitor's own day, `dd/MM/yyyy`. */
export function formatToday(): string {
  return lightFormat(new Date(), 'dd/MM/yyyy')
}

/** The year of a publication date. */
export function getYear(isoDate: string): number {
  return Number(isoDate.slice(0, 4))
}

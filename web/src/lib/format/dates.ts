import { isValid, lightFormat } from 'date-fns'

/**
 * The calendar day of a publication date, `YYYY-MM-DD`. Dates are stored at noon UTC; the day is
 * cut from the string, because a conversion to local time would shift it in some time zones.
 */
export function toCalendarDay(isoDate: string): string {
  return isoDate.slice(0, 10)
}

/**
 * Formats a publication date as `dd/MM/yyyy`, the same day in every time zone; empty if invalid.
 */
export function formatCalendarDay(isoDate: string): string {
  const [year = NaN, month = NaN, day] = toCalendarDay(isoDate).split('-').map(Number)
  const localMidnight = new Date(year, month - 1, day)
  return isValid(localMidnight) ? lightFormat(localMidnight, 'dd/MM/yyyy') : ''
}

/** Today in the visitor's time zone, as `dd/MM/yyyy`. */
export function formatToday(): string {
  return lightFormat(new Date(), 'dd/MM/yyyy')
}

/** The year of a publication date. */
export function getYear(isoDate: string): number {
  return Number(isoDate.slice(0, 4))
}

/**
 * Formats a time in Paris, `YYYY-MM-DDTHH:MM` as the server plans with, in any time zone: « le
 * 30/11/2026 à 09:00 ».
 */
export const formatParisTime = (time: string): string =>
  `le ${formatCalendarDay(time)} à ${time.slice('YYYY-MM-DDT'.length)}`

import { toParisDay } from '../../../lib/frenchDates'

const ISO = /^(\d{4}-\d{2}-\d{2})(T.+)?$/

/**
 * Normalizes a publication date. It is a calendar day, stored as noon UTC, so that it is the same
 * day in every time zone from -12 to +11; the panel shows the day itself (PublicationDay.tsx). A moment
 * (ISO date-time, or milliseconds as the old system stored them) becomes its day in Europe/Paris.
 * @param value 'YYYY-MM-DD', an ISO date-time, milliseconds or a Date
 * @returns an ISO date-time; an invalid value is returned unchanged, for validation to reject
 */
export function toPublicationDay(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, day, time] = ISO.exec(value) ?? []
    // Other notations, such as 07/03/2026, are ambiguous and are rejected.
    if (!day || !toNoonUtc(day)) return value
    if (!time) return toNoonUtc(day)
  } else if (typeof value !== 'number' && !(value instanceof Date)) {
    return value
  }
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : toNoonUtc(toParisDay(moment))
}

/** Whether a value is a normalized publication date. */
export const isPublicationDay = (value: unknown): boolean =>
  typeof value === 'string' && toNoonUtc(value.slice(0, 10)) === value

/** Whether a year is within 1800 to 2200; others are typing errors. */
export function isPlausibleYear(day: string): boolean {
  const year = new Date(day).getUTCFullYear()
  return year >= 1800 && year <= 2200
}

function toNoonUtc(day: string): string | undefined {
  const noon = new Date(`${day}T12:00:00.000Z`)
  // new Date('2026-02-31') rolls over to March: such a day does not exist.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day)
    ? noon.toISOString()
    : undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** An issue is usually published a few days before its date; web also warns beyond a month. */
const USUAL_DAYS = 31

/** Whether a publication date is more than 31 days ahead. */
export const isFarAhead = (dateParution: string): boolean =>
  Date.parse(dateParution) > Date.now() + USUAL_DAYS * DAY_MS

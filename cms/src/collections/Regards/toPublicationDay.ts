import { toParisDay } from '../../lib/toParisDay'

const ISO = /^(\d{4}-\d{2}-\d{2})(T.+)?$/

/**
 * A publication date is a calendar day, kept as noon UTC so that it is the same day in every time
 * zone from -12 to +11. A moment (ISO with a time, or milliseconds as the old system kept them) is the
 * day that it was in Paris.
 * @param value 'YYYY-MM-DD', an ISO date-time, milliseconds or a Date
 * @returns an ISO date-time; anything that is no date comes back unchanged, for validation to refuse
 */
export function toPublicationDay(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, day, time] = ISO.exec(value) ?? []
    // Another notation, such as 07/03/2026, would be read as another day: not guessed, but refused.
    if (!day || !toNoonUtc(day)) return value
    if (!time) return toNoonUtc(day)
  } else if (typeof value !== 'number' && !(value instanceof Date)) {
    return value
  }
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : toNoonUtc(toParisDay(moment))
}

/** Whether a value has the form that a publication day is kept in. */
export const isPublicationDay = (value: unknown): boolean =>
  typeof value === 'string' && toNoonUtc(value.slice(0, 10)) === value

/** Before 1800 or after 2200 is a slip of the keyboard, not an issue of a magazine. */
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

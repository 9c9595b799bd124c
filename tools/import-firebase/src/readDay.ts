import {
  isPlausibleYear,
  isPublicationDay,
  toPublicationDay,
} from '../../../cms/src/features/regards/publicationDay/toPublicationDay'

/**
 * A date within four months of 1970 is invalid: seconds read as milliseconds, or no date at all.
 */
const TOO_NEAR_1970_MS = 10_000_000_000

/**
 * Parses a publication date of the old site.
 * @param value milliseconds (number or string), or an ISO date
 * @returns the calendar day in the site's format; undefined when invalid for an issue
 */
export function readDay(value: unknown): string | undefined {
  const moment = typeof value === 'string' && /^-?\d{9,}$/.test(value) ? Number(value) : value
  if (typeof moment === 'number' && Math.abs(moment) < TOO_NEAR_1970_MS) return undefined
  const day = toPublicationDay(moment)
  return typeof day === 'string' && isPublicationDay(day) && isPlausibleYear(day) ? day : undefined
}

import {
  isPlausibleYear,
  isPublicationDay,
  toPublicationDay,
} from '../collections/Regards/toPublicationDay'

/**
 * Within four months around 1970: no day of the magazine, but seconds that were taken for
 * milliseconds, or no date at all.
 */
const TOO_NEAR_1970_MS = 10_000_000_000

/**
 * The calendar day of a publication date of the old site.
 * @param value milliseconds (as a number, or written out), or an ISO date
 * @returns the day as the site keeps it, undefined when it is none that an issue may have
 */
export function readDay(value: unknown): string | undefined {
  const moment = typeof value === 'string' && /^-?\d{9,}$/.test(value) ? Number(value) : value
  if (typeof moment === 'number' && Math.abs(moment) < TOO_NEAR_1970_MS) return undefined
  const day = toPublicationDay(moment)
  return typeof day === 'string' && isPublicationDay(day) && isPlausibleYear(day) ? day : undefined
}

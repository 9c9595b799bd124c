import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/Paris'
const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Winter time is first: the hour that comes twice in October means its second time. */
const OFFSET_HOURS = [1, 2]

/**
 * Parses a local time in Europe/Paris, as an `<input type="datetime-local">` sends it:
 * YYYY-MM-DDTHH:MM. The time zone of the server does not matter.
 * @returns undefined for other texts, a day that does not exist, and the hour skipped in March
 */
export function parseParisTime(text: unknown): Date | undefined {
  if (typeof text !== 'string' || !SHAPE.test(text)) return undefined
  const utc = Date.parse(`${text}Z`)
  if (Number.isNaN(utc)) return undefined
  return OFFSET_HOURS.map((hours) => new Date(utc - hours * 3_600_000)).find(
    (moment) => formatParisTime(moment) === text,
  )
}

/** Formats a moment as `parseParisTime` reads it. */
export const formatParisTime = (moment: Date): string =>
  new TZDate(moment, ZONE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

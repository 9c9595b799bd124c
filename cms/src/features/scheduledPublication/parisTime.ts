import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/Paris'
const PARTS = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/**
 * Parses a local time in Europe/Paris, as an `<input type="datetime-local">` sends it:
 * YYYY-MM-DDTHH:MM.
 * The hour that comes twice in October means its second time.
 * @returns undefined for anything else, a day that does not exist, and the hour that is skipped in
 * March
 */
export function parseParisTime(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined
  const [year, month, day, hour, minute] = PARTS.exec(text)?.slice(1).map(Number) ?? []
  if (year === undefined || month === undefined) return undefined
  const moment = new TZDate(year, month - 1, day ?? 0, hour ?? 0, minute ?? 0, ZONE)
  return formatParisTime(moment) === text ? new Date(moment.getTime()) : undefined
}

/** Formats a moment as `parseParisTime` reads it. */
export const formatParisTime = (moment: Date): string =>
  new TZDate(moment, ZONE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

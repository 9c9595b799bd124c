import { addDays } from '../../cms/src/features/statistics/calendarDays'
import { toParisDay } from '../../cms/src/lib/toParisDay'
import { openRecords } from './records'

export type DailyCount = { regard: string; jour: string; vues: number; telechargements: number }

/** A browser, as far as the product can tell. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/**
 * Writes daily counts into a product's database, behind its back: what the days before today brought.
 * What the product knows already of past days it may tell until the next change of content.
 */
export async function writeDailyCounts(
  place: { dataDir: string; databaseUrl: string | null },
  counts: DailyCount[],
): Promise<void> {
  const records = await openRecords(place)
  try {
    await records.insert('frequentation', ...counts)
  } finally {
    await records.close()
  }
}

/** The day in France, so many days ago; by the calendar, as a day of 25 hours is one day. */
export const daysAgo = (days: number): string => addDays(toParisDay(new Date()), -days)

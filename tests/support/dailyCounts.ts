import { addDays } from '../../cms/src/features/statistics/calendarDays'
import { toParisDay } from '../../cms/src/lib/frenchDates'
import { openRecords } from './records'

export type DailyCount = { regard: string; jour: string; vues: number; telechargements: number }

/** Request headers of a browser, so that the product counts the request as human. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/**
 * Writes daily counts of past days directly into a product's database. The product may return
 * cached counts of past days until the next content change.
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

/** Returns the day in France, `days` ago; by calendar, so that a 25-hour day counts as one. */
export const daysAgo = (days: number): string => addDays(toParisDay(new Date()), -days)

import type { Counts } from '../counts'
import type { CalendarDay, DayRange } from '../calendarDays'

/** Store of daily counts, for either database. */
export interface StatisticsStore {
  /** Adds to the row of an issue and a day, and creates it if missing: one statement. */
  add(regard: string, jour: CalendarDay, counts: Counts): Promise<void>
  /** Sums a range by day or by issue, grouped by the database. */
  sumBy(by: 'jour' | 'regard', jours: DayRange): Promise<Map<string, Counts>>
}

import type { Counts } from '../counts'
import type { CalendarDay, DayRange } from '../calendarDays'

/** The daily counts in either database. */
export interface StatisticsStore {
  /** Adds to the row of an issue and a day, which it makes where there is none: one statement. */
  add(regard: string, jour: CalendarDay, counts: Counts): Promise<void>
  /** The sums of some days, by day or by issue: one query, grouped by the database. */
  sumBy(by: 'jour' | 'regard', jours: DayRange): Promise<Map<string, Counts>>
}

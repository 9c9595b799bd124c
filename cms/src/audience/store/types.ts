import type { Counts } from '../counts'
import type { Jour, Jours } from '../jours'

/** The daily counts in either database. */
export interface AudienceStore {
  /** Adds to the row of an issue and a day, which it makes where there is none: one statement. */
  add(regard: string, jour: Jour, counts: Counts): Promise<void>
  /** The sums of some days, by day or by issue: one query, grouped by the database. */
  sumBy(by: 'jour' | 'regard', jours: Jours): Promise<Map<string, Counts>>
}

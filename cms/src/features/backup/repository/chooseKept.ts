import { toParisDay } from '../../../lib/toParisDay'
import { toSnapshotDate } from './Repository'

/** How many days, weeks and months keep their last snapshot. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Chooses the snapshots to keep: all of the last 24 hours, and the last one of each of the newest 7 days, 4 weeks (from Monday)
 * and 12 months that have one, in Paris. The newest is always among them.
 * @param ids of all snapshots, in any order
 */
export function chooseKept(ids: string[], now: Date): Set<string> {
  const kept = new Set(
    ids.filter((id) => now.getTime() - toSnapshotDate(id).getTime() < ONE_DAY_MS),
  )
  const newestFirst = [...ids].sort().reverse()
  const keepLastOf = (toPeriod: (day: string) => string, count: number) => {
    const periods = new Set<string>()
    for (const id of newestFirst) {
      const period = toPeriod(toParisDay(toSnapshotDate(id)))
      if (periods.has(period)) continue
      if (periods.size === count) return
      periods.add(period)
      kept.add(id)
    }
  }
  keepLastOf((day) => day, KEPT.days)
  keepLastOf(toMonday, KEPT.weeks)
  keepLastOf((day) => day.slice(0, 7), KEPT.months)
  return kept
}

/** The Monday of a day's week. */
function toMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

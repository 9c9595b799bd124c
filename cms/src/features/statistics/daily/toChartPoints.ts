import { addCounts, ZERO_COUNTS, type Counts } from './counts'
import { listDays, getWeekday, type CalendarDay, type DayRange } from './calendarDays'

/** A point of the chart: a day, or the days of a week within the range. */
export interface ChartPoint extends DayRange, Counts {}

/**
 * Returns the counts of a range without gaps: a day without visits counts 0.
 * @param by weeks start on Monday; the first and last may be shorter
 */
export function toChartPoints(
  counts: ReadonlyMap<CalendarDay, Counts>,
  jours: DayRange,
  by: 'jour' | 'semaine',
): ChartPoint[] {
  const points: ChartPoint[] = []
  for (const jour of listDays(jours)) {
    const day = counts.get(jour) ?? ZERO_COUNTS
    const last = points.at(-1)
    if (last && by === 'semaine' && getWeekday(jour) > 0) {
      points[points.length - 1] = { ...addCounts(last, day), du: last.du, au: jour }
    } else {
      points.push({ du: jour, au: jour, ...day })
    }
  }
  return points
}

/** Sums the counts of the days in a range. */
export function sumRange(counts: ReadonlyMap<CalendarDay, Counts>, { du, au }: DayRange): Counts {
  let sum = ZERO_COUNTS
  for (const [jour, day] of counts) if (jour >= du && jour <= au) sum = addCounts(sum, day)
  return sum
}

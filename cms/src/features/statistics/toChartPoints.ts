import { addCounts, ZERO_COUNTS, type Counts } from './counts'
import { listDays, getWeekday, type CalendarDay, type DayRange } from './calendarDays'

/** What a chart shows at one place: a day, or the days of a week that are asked for. */
export interface ChartPoint extends DayRange, Counts {}

/**
 * The counts of some days, without a gap: a day that nobody came on counts 0.
 * @param by weeks begin on Monday; the first and the last may be shorter
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

/** The sum of the days from a first to a last. */
export function sumRange(counts: ReadonlyMap<CalendarDay, Counts>, { du, au }: DayRange): Counts {
  let sum = ZERO_COUNTS
  for (const [jour, day] of counts) if (jour >= du && jour <= au) sum = addCounts(sum, day)
  return sum
}

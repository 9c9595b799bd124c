import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { toParisDay } from '../../lib/frenchDates'
import {
  addDays,
  getDaysBefore,
  getDaysUntil,
  getWeekday,
  listDays,
  type CalendarDay,
  type DayRange,
  type Period,
} from './calendarDays'
import { ZERO_COUNTS, type Counts } from './counters'
import { addCounts, addToSums, getStatisticsStore } from './dailyCounts'

const MOST_OPENED = 10

/** Above this number of days the chart shows weeks. */
const MAX_DAILY_POINTS = 100

export interface CountedIssue extends Counts {
  id: string
  numero: number
  titre: string | null
}

export type Statistics = Awaited<ReturnType<typeof readStatistics>>

/** Reads the statistics of the last days, including today. */
export async function readStatistics(payload: Payload, periode: Period) {
  const jours = getDaysUntil(toParisDay(new Date()), periode)
  const before = getDaysBefore(jours, periode)
  const byDay = await sumVisits(payload, 'jour', { du: before.du, au: jours.au })
  return {
    period: periode,
    range: jours,
    points: toChartPoints(byDay, jours, periode > MAX_DAILY_POINTS ? 'semaine' : 'jour'),
    total: sumRange(byDay, jours),
    /** Total of the previous period of equal length. */
    before: sumRange(byDay, before),
    mostOpened: await readMostOpened(payload, jours),
  }
}

async function readMostOpened(payload: Payload, jours: DayRange): Promise<CountedIssue[]> {
  const byIssue = await sumVisits(payload, 'regard', jours)
  const most = [...byIssue]
    .sort(([, a], [, b]) => b.vues - a.vues || b.telechargements - a.telechargements)
    .slice(0, MOST_OPENED)
  const issues = await payload.find({
    collection: 'regards',
    where: { id: { in: most.map(([id]) => id) } },
    select: { numero: true, titre: true },
    depth: 0,
    pagination: false,
  })
  const byId = new Map(issues.docs.map((issue) => [issue.id, issue]))
  return most.flatMap(([id, counts]) => {
    const issue = byId.get(id)
    return issue ? [{ id, numero: issue.numero, titre: issue.titre ?? null, ...counts }] : []
  })
}

type Sums = Map<string, Counts>

/**
 * Days before yesterday no longer change: their sums are memoized. Counts of yesterday may be
 * written after midnight, once a database answers again.
 */
const pastSumsCache = memoizeUntilContentChange<Sums>(12)

/** Sums the counts of a range, which may end today, by day or by issue. */
async function sumVisits(
  payload: Payload,
  by: 'jour' | 'regard',
  { du, au }: DayRange,
): Promise<Sums> {
  const store = getStatisticsStore(payload)
  const yesterday = addDays(au, -1)
  const over = { du, au: addDays(yesterday, -1) }
  const sums = new Map(
    await pastSumsCache(`${by} ${over.du} ${over.au}`, () => store.sumBy(by, over)),
  )
  for (const [key, counts] of await store.sumBy(by, { du: yesterday, au })) {
    addToSums(sums, key, counts)
  }
  return sums
}

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

export function sumRange(counts: ReadonlyMap<CalendarDay, Counts>, { du, au }: DayRange): Counts {
  let sum = ZERO_COUNTS
  for (const [jour, day] of counts) if (jour >= du && jour <= au) sum = addCounts(sum, day)
  return sum
}

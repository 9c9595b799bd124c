import type { Payload } from 'payload'

import { toParisDay } from '../../../lib/toParisDay'
import type { Counts } from './counts'
import type { DayRange } from './calendarDays'
import { getDaysBefore, getDaysUntil, type Period } from './periods'
import { sumVisits } from './sumVisits'
import { sumRange, toChartPoints, type ChartPoint } from './toChartPoints'

const MOST_OPENED = 10

/** Above this number of days the chart shows weeks. */
const MAX_DAILY_POINTS = 100

/** An issue with its views and downloads. */
export interface CountedIssue extends Counts {
  id: string
  numero: number
  titre: string | null
}

/** Statistics of a period, for the dashboard. */
export interface Statistics {
  period: Period
  range: DayRange
  points: ChartPoint[]
  total: Counts
  /** Total of the previous period of equal length. */
  before: Counts
  mostOpened: CountedIssue[]
}

/** Reads the statistics of the last days, including today. */
export async function readStatistics(
  payload: Payload,
  periode: Period,
  now = new Date(),
): Promise<Statistics> {
  const jours = getDaysUntil(toParisDay(now), periode)
  const before = getDaysBefore(jours, periode)
  const byDay = await sumVisits(payload, 'jour', { du: before.du, au: jours.au })
  return {
    period: periode,
    range: jours,
    points: toChartPoints(byDay, jours, periode > MAX_DAILY_POINTS ? 'semaine' : 'jour'),
    total: sumRange(byDay, jours),
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

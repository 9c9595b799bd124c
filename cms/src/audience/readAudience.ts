import type { Payload } from 'payload'

import { toParisDay } from '../days/toParisDay'
import type { Counts } from './counts'
import type { Jours } from './jours'
import { joursBefore, joursUntil, type Periode } from './periodes'
import { sumVisits } from './sumVisits'
import { sumOf, toPoints, type Point } from './toPoints'

const MOST_OPENED = 10

/** Weeks, where days would be too many to tell apart. */
const DAYS_SHOWN = 100

/** An issue and how often it was opened and downloaded. */
export interface CountedIssue extends Counts {
  id: string
  numero: number
  titre: string | null
}

/** What the dashboard tells of the last days. */
export interface Audience {
  periode: Periode
  jours: Jours
  points: Point[]
  total: Counts
  /** Of as many days before. */
  before: Counts
  mostOpened: CountedIssue[]
}

/** Reads what the dashboard tells of the last days, today among them. */
export async function readAudience(
  payload: Payload,
  periode: Periode,
  now = new Date(),
): Promise<Audience> {
  const jours = joursUntil(toParisDay(now), periode)
  const before = joursBefore(jours, periode)
  const byDay = await sumVisits(payload, 'jour', { du: before.du, au: jours.au })
  return {
    periode,
    jours,
    points: toPoints(byDay, jours, periode > DAYS_SHOWN ? 'semaine' : 'jour'),
    total: sumOf(byDay, jours),
    before: sumOf(byDay, before),
    mostOpened: await readMostOpened(payload, jours),
  }
}

async function readMostOpened(payload: Payload, jours: Jours): Promise<CountedIssue[]> {
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

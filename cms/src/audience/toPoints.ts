import { addCounts, NOTHING, type Counts } from './counts'
import { eachJour, weekdayOf, type Jour, type Jours } from './jours'

/** What a chart shows at one place: a day, or the days of a week that are asked for. */
export interface Point extends Jours, Counts {}

/**
 * The counts of some days, without a gap: a day that nobody came on counts 0.
 * @param by weeks begin on Monday; the first and the last may be shorter
 */
export function toPoints(
  counts: ReadonlyMap<Jour, Counts>,
  jours: Jours,
  by: 'jour' | 'semaine',
): Point[] {
  const points: Point[] = []
  for (const jour of eachJour(jours)) {
    const day = counts.get(jour) ?? NOTHING
    const last = points.at(-1)
    if (last && by === 'semaine' && weekdayOf(jour) > 0) {
      points[points.length - 1] = { ...addCounts(last, day), du: last.du, au: jour }
    } else {
      points.push({ du: jour, au: jour, ...day })
    }
  }
  return points
}

/** The sum of the days from a first to a last. */
export function sumOf(counts: ReadonlyMap<Jour, Counts>, { du, au }: Jours): Counts {
  let sum = NOTHING
  for (const [jour, day] of counts) if (jour >= du && jour <= au) sum = addCounts(sum, day)
  return sum
}

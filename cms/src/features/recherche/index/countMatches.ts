import { MAX_COUNTED, type IndexAnswer } from './SearchIndex'

/**
 * Counts the matches of a query by year, and those that are shown.
 * @param countByYear counts at most MAX_COUNTED matches: all of them, or those of the chosen year
 * @param annee the chosen year; undefined when all are shown
 */
export async function countMatches(
  countByYear: (scope: 'all' | 'chosen') => Promise<Map<number, number>>,
  annee: number | undefined,
): Promise<Pick<IndexAnswer, 'annees' | 'total'>> {
  const annees = await countByYear('all')
  const counted = sumUp(annees)
  if (annee === undefined) return { annees, total: counted }
  if (counted < MAX_COUNTED) return { annees, total: annees.get(annee) ?? 0 }
  // Not all were counted: those of the year may be among the others.
  return { annees, total: sumUp(await countByYear('chosen')) }
}

const sumUp = (annees: Map<number, number>): number =>
  [...annees.values()].reduce((sum, count) => sum + count, 0)

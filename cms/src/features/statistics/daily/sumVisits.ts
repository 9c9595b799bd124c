import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { addToSums, type Counts } from './counts'
import { addDays, type DayRange } from './calendarDays'
import { getStatisticsStore } from './store'

type Sums = Map<string, Counts>

/** Past days no longer change: their sums are memoized. */
const pastSumsCache = memoizeUntilContentChange<Sums>(12)

/**
 * Sums the counts of a range, by day or by issue.
 * @param jours may end today
 */
export async function sumVisits(
  payload: Payload,
  by: 'jour' | 'regard',
  { du, au }: DayRange,
): Promise<Sums> {
  const store = getStatisticsStore(payload)
  const over = { du, au: addDays(au, -1) }
  const sums = new Map(
    await pastSumsCache(`${by} ${over.du} ${over.au}`, () => store.sumBy(by, over)),
  )
  for (const [key, counts] of await store.sumBy(by, { du: au, au })) {
    addToSums(sums, key, counts)
  }
  return sums
}

import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { addToSums, type Counts } from './counts'
import { addDays, type DayRange } from './calendarDays'
import { getStatisticsStore } from './store'

type Sums = Map<string, Counts>

/** Days that are over count no more: what the dashboard asked for of them is known for a while. */
const pastSumsCache = memoizeUntilContentChange<Sums>(12)

/**
 * The sums of some days, by day or by issue.
 * @param jours the last of which may be today
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

import type { Payload } from 'payload'

import { keepWhileUnchanged } from '../cache/keepWhileUnchanged'
import { addTo, type Counts } from './counts'
import { addDays, type Jours } from './jours'
import { audienceStore } from './store'

type Sums = Map<string, Counts>

/** Days that are over count no more: what the dashboard asked for of them is known for a while. */
const knownSums = keepWhileUnchanged<Sums>(12)

/**
 * The sums of some days, by day or by issue.
 * @param jours the last of which may be today
 */
export async function sumVisits(
  payload: Payload,
  by: 'jour' | 'regard',
  { du, au }: Jours,
): Promise<Sums> {
  const store = audienceStore(payload)
  const over = { du, au: addDays(au, -1) }
  const sums = new Map(await knownSums(`${by} ${over.du} ${over.au}`, () => store.sumBy(by, over)))
  for (const [key, counts] of await store.sumBy(by, { du: au, au })) {
    addTo(sums, key, counts)
  }
  return sums
}

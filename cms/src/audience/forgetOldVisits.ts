import type { Payload } from 'payload'

import { monthsBefore, toJour, type Jour } from './jours'

/** How long daily counts are kept: what the privacy policy says (specification, section 9). */
const AUDIENCE_MONTHS = 26

/** The oldest day of which counts may be kept. */
export const oldestKept = (now: Date): Jour => monthsBefore(toJour(now), AUDIENCE_MONTHS)

/** Removes the daily counts that are older than may be. The counters of the issues stay. */
export async function forgetOldVisits(payload: Payload, now = new Date()): Promise<void> {
  await payload.db.deleteMany({
    collection: 'frequentation',
    where: { jour: { less_than: oldestKept(now) } },
  })
}

import { poll } from '../support/ports'
import type { Records } from '../support/records'

const by = { taskSlug: 'publierPage' }

/** The planned publications in a product's database. */
export const findPlans = (records: Records) => records.find('payload-jobs', by)

/**
 * Brings the minute of every planned publication, without a wait.
 * @returns once a process has done them all
 */
export async function reachPlannedDates(records: Records): Promise<void> {
  await records.update('payload-jobs', by, { waitUntil: new Date('2026-01-01') })
  await poll(async () => (await findPlans(records)).length === 0, {
    what: 'the planned publications are done',
  })
}

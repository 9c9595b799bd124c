import type { CollectionConfig, Payload } from 'payload'

import { administrators, nobody } from '../../access/roles'
import { shutdown } from '../../lib/process/shutdown'
import { toParisDay } from '../../lib/frenchDates'
import { exportStatisticsEndpoint } from './csvExport'
import { COLUMNS, countField, ZERO_COUNTS, type Counter, type Counts } from './counters'
import { addToSums, getStatisticsStore } from './dailyCounts'

/**
 * Daily views and downloads of each issue by humans, as far as detectable: one row per issue and
 * day, no personal data. Updated only by `addVisits`, deleted by features/retention.
 */
export const Frequentation: CollectionConfig = {
  slug: 'frequentation',
  labels: { singular: 'Fréquentation', plural: 'Fréquentation' },
  admin: { hidden: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  endpoints: [exportStatisticsEndpoint],
  lockDocuments: false,
  timestamps: false,
  // The day comes first, as every query selects a range of days.
  indexes: [{ fields: ['jour', 'regard'], unique: true }],
  fields: [
    // Id of the issue as plain text, not a relation: it must not block the deletion.
    { name: 'regard', type: 'text', required: true, index: true },
    // YYYY-MM-DD, in Europe/Paris.
    { name: 'jour', type: 'text', required: true },
    ...COLUMNS.map(countField),
  ],
}

const RETRY_MS = 2_000

/** Counts that could not be written yet, by day and issue: `{day} {issue}`. */
const unwritten = new Map<string, Counts>()
let isRetrying = false

/**
 * Adds views or downloads to today's counts. Never rejects, since a failed statistic must not fail
 * the request: while the database does not answer, this process goes on trying.
 * @param visits how many of them are human visits (see isHumanVisit); 0 writes nothing
 */
export async function addVisits(
  payload: Payload,
  regard: string,
  { column }: Counter,
  visits: number,
): Promise<void> {
  if (visits === 0) return
  const jour = toParisDay(new Date())
  const counts = { ...ZERO_COUNTS, [column]: visits }
  try {
    await getStatisticsStore(payload).add(regard, jour, counts)
  } catch (error) {
    payload.logger.error(
      { err: error, regard, jour, ...counts },
      'Fréquentation du jour incomplète, ajout répété',
    )
    addToSums(unwritten, `${jour} ${regard}`, counts)
    if (!isRetrying) shutdown.track(writeLater(payload))
  }
}

/** Repeats failed writes until they succeed; a last time when the process stops. */
async function writeLater(payload: Payload): Promise<void> {
  isRetrying = true
  for (let isLast = false; unwritten.size > 0 && !isLast;) {
    await shutdown.sleep(RETRY_MS)
    isLast = shutdown.signal.aborted
    await writeOnce(payload)
  }
  isRetrying = false
}

async function writeOnce(payload: Payload): Promise<void> {
  for (const [key, counts] of unwritten) {
    const [jour = '', regard = ''] = key.split(' ')
    // Emptied first: counts that fail meanwhile begin a new sum.
    unwritten.delete(key)
    try {
      await getStatisticsStore(payload).add(regard, jour, counts)
    } catch {
      addToSums(unwritten, key, counts)
      return
    }
  }
}

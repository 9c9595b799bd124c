import type { Payload, Where } from 'payload'

import { metrics, UNKNOWN } from '../../lib/telemetry/metrics'
import { readAtScrape } from '../../lib/telemetry/scrapeReadings'

const READ_EVERY_MS = 10_000

/** Conditions of the jobs that run, wait or are tried again. */
export const unfinishedJobs: Where[] = [
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
]

/** Condition of the jobs that are due, including those that are running. */
export const dueJobs = (): Where => ({
  and: [
    ...unfinishedJobs,
    {
      or: [
        { waitUntil: { exists: false } },
        { waitUntil: { less_than: new Date().toISOString() } },
      ],
    },
  ],
})

const scheduledJobs = (): Where => ({
  and: [...unfinishedJobs, { waitUntil: { greater_than_equal: new Date().toISOString() } }],
})

/** Condition of the jobs that failed after their last attempt. */
export const failedJobs = (): Where => ({ hasError: { equals: true } })

/** Lets scrapes read the length of the job queue, and for how long its oldest job has been due. */
export function observeJobQueue(payload: Payload): void {
  const count = async (where: Where) =>
    (await payload.db.count({ collection: 'payload-jobs', where })).totalDocs
  readAtScrape('jobs', {
    everyMs: READ_EVERY_MS,
    async read() {
      const [due, scheduled, failed, oldest] = await Promise.all([
        count(dueJobs()),
        count(scheduledJobs()),
        count(failedJobs()),
        findOldestDue(payload),
      ])
      metrics.jobs.set({ state: 'due' }, due)
      metrics.jobs.set({ state: 'scheduled' }, scheduled)
      metrics.jobs.set({ state: 'failed' }, failed)
      metrics.oldestJobAge.set(oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000)
    },
    onFailure() {
      for (const state of ['due', 'scheduled', 'failed']) metrics.jobs.set({ state }, UNKNOWN)
      metrics.oldestJobAge.set(UNKNOWN)
    },
  })
}

/** Returns since when the oldest due job has been due, in milliseconds since 1970. */
async function findOldestDue(payload: Payload): Promise<number | undefined> {
  const { docs } = await payload.db.find<{ createdAt: string; waitUntil?: string | null }>({
    collection: 'payload-jobs',
    where: dueJobs(),
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    select: { createdAt: true, waitUntil: true },
  })
  const [job] = docs
  return job && Date.parse(job.waitUntil ?? job.createdAt)
}

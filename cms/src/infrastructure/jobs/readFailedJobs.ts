import type { Payload } from 'payload'

import { failedJobs } from './observeJobQueue'

/** Newest failed jobs that are read. */
const MAX_JOBS = 500

/** Days after which a failure is no news: nothing deletes failed jobs. */
const MAX_AGE_DAYS = 31

const DAY_MS = 24 * 60 * 60 * 1000

/** Jobs of one task that failed for good. */
export interface FailedJobs {
  task: string
  count: number
  /** ISO date of the last one. */
  lastAt: string
}

/** Reads the jobs that failed after their last attempt in the last month, by task; the latest failure first. */
export async function readFailedJobs(payload: Payload, now = new Date()): Promise<FailedJobs[]> {
  const since = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS).toISOString()
  const { docs } = await payload.db.find<{ taskSlug?: string | null; updatedAt: string }>({
    collection: 'payload-jobs',
    where: { and: [failedJobs(), { updatedAt: { greater_than_equal: since } }] },
    sort: '-updatedAt',
    limit: MAX_JOBS,
    pagination: false,
    select: { taskSlug: true, updatedAt: true },
  })
  const byTask = new Map<string, FailedJobs>()
  for (const { taskSlug, updatedAt } of docs) {
    const task = taskSlug ?? ''
    const known = byTask.get(task)
    if (known) known.count += 1
    else byTask.set(task, { task, count: 1, lastAt: updatedAt })
  }
  return [...byTask.values()]
}

import type { Payload, Where } from 'payload'

import { countRows, findAll, findFirst } from '../database/rows'
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
const failedJobs = (): Where => ({ hasError: { equals: true } })

/** Lets scrapes read the length of the job queue, and for how long its oldest job has been due. */
export function observeJobQueue(payload: Payload): void {
  const count = (where: Where) => countRows(payload, 'payload-jobs', where)
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
  const job = await findFirst<{ createdAt: string; waitUntil?: string | null }>(payload, {
    collection: 'payload-jobs',
    where: dueJobs(),
    sort: 'createdAt',
    select: { createdAt: true, waitUntil: true },
  })
  return job && Date.parse(job.waitUntil ?? job.createdAt)
}

const MAX_JOBS = 500

export interface FailedJobs {
  task: string
  /** What the task does, in French. */
  label: string
  count: number
  /** ISO date of the last one. */
  lastAt: string
}

/** Reads the failed jobs by task, the latest first; they are kept for a month. */
export async function readFailedJobs(payload: Payload): Promise<FailedJobs[]> {
  const docs = await findAll<{ taskSlug?: string | null; updatedAt: string }>(payload, {
    collection: 'payload-jobs',
    where: failedJobs(),
    sort: '-updatedAt',
    limit: MAX_JOBS,
    select: { taskSlug: true, updatedAt: true },
  })
  const byTask = new Map<string, FailedJobs>()
  for (const { taskSlug, updatedAt } of docs) {
    const task = taskSlug ?? ''
    const known = byTask.get(task)
    if (known) known.count += 1
    else byTask.set(task, { task, label: nameTask(payload, task), count: 1, lastAt: updatedAt })
  }
  return [...byTask.values()]
}

/** Names a task by its label, or by its slug if a former release had it. */
const nameTask = ({ config }: Payload, slug: string): string =>
  config.jobs.tasks?.find((task) => task.slug === slug)?.label ?? `«\u00a0${slug}\u00a0»`

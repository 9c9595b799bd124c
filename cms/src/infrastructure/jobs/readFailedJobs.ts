import type { Payload } from 'payload'

import { failedJobs } from './observeJobQueue'

/** Newest failed jobs that are read. */
const MAX_JOBS = 500

/** Jobs of one task that failed for good. */
export interface FailedJobs {
  task: string
  /** What the task does, in French. */
  label: string
  count: number
  /** ISO date of the last one. */
  lastAt: string
}

/**
 * Reads the jobs that failed after their last attempt, by task; the latest failure first. They are kept for a
 * month (features/retention).
 */
export async function readFailedJobs(payload: Payload): Promise<FailedJobs[]> {
  const { docs } = await payload.db.find<{ taskSlug?: string | null; updatedAt: string }>({
    collection: 'payload-jobs',
    where: failedJobs(),
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
    else byTask.set(task, { task, label: nameTask(payload, task), count: 1, lastAt: updatedAt })
  }
  return [...byTask.values()]
}

/** Names a task for an administrator: by its label, or by its slug if it is one of a former release. */
const nameTask = ({ config }: Payload, slug: string): string =>
  config.jobs.tasks?.find((task) => task.slug === slug)?.label ?? `«\u00a0${slug}\u00a0»`

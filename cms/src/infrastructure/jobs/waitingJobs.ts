import type { Payload, TaskConfig } from 'payload'

import { tryWithLock } from '../locks/tryWithLock'
import { findPause } from './retryForOneDay'

/** Pause before it is asked again whether a job's locks are free. */
const WAIT_MS = 5_000

/** A task whose jobs do not start while another one holds a lock that they take. */
export type LockedTask<Input extends object> = TaskConfig<{ input: Input; output: object }> & {
  /** Names of the locks. */
  locks: (input: Input) => string[]
}

interface Job {
  id: string
  taskSlug?: string | null
}

/**
 * Puts a job off while a lock that it takes is held: waiting is no failed attempt, and leaves no line in the
 * job's log.
 * @returns whether the job was put off
 */
export async function postponeLocked(payload: Payload, job: Job): Promise<boolean> {
  const task = findTask(payload, job)
  if (!task || !('locks' in task)) return false
  const record = await payload.db.findOne<{ id: string; input: object }>({
    collection: 'payload-jobs',
    where: { id: { equals: job.id } },
    select: { input: true },
  })
  if (!record) return false
  for (const name of (task as LockedTask<object>).locks(record.input)) {
    if (await tryWithLock(payload, name, () => Promise.resolve())) continue
    await postpone(payload, job.id, WAIT_MS)
    return true
  }
  return false
}

/** Lengthens the pause before the next attempt of a job that failed, by the number of its attempts. */
export async function lengthenPause(payload: Payload, job: Job): Promise<void> {
  const record = await payload.db.findOne<{ id: string; totalTried?: number | null }>({
    collection: 'payload-jobs',
    where: { id: { equals: job.id } },
    select: { totalTried: true },
  })
  const pause = findPause(findTask(payload, job)?.retries, record?.totalTried ?? 1)
  if (record && pause !== undefined) await postpone(payload, job.id, pause)
}

const findTask = ({ config }: Payload, { taskSlug }: Job) =>
  config.jobs.tasks?.find(({ slug }) => slug === taskSlug)

async function postpone(payload: Payload, id: string, ms: number): Promise<void> {
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id,
    data: { waitUntil: new Date(Date.now() + ms).toISOString() },
    returning: false,
  })
}

import type { Payload, TypedJobs, Where } from 'payload'

import { selectFields } from '../../lib/payload/selectFields'
import { deleteRows, findAll } from '../database/rows'
import { withLock } from '../locks/withLock'

/** A job that waits for its moment, or that failed for good. */
export interface PlannedJob {
  /** What it is for: a page, an issue, a letter. */
  subject: string
  /** Undefined: at once. */
  date: Date | undefined
  hasFailed: boolean
}

/** Values of a job that was not run yet: a new plan has all its attempts. */
const NEVER_RUN = { hasError: false, error: null, totalTried: 0, log: [] }

const unfailed: Where = { hasError: { not_equals: true } }

/**
 * Plans the jobs of a task: at most one waits for each subject.
 * @param key property of the task's input that names the subject
 */
export function plannedJobs<Task extends keyof TypedJobs['tasks'], Key extends string>(
  task: Task,
  key: Key,
) {
  type Input = TypedJobs['tasks'][Task]['input'] & Record<Key, string>
  type Row = { input?: Partial<Input>; waitUntil?: string | null; hasError?: boolean | null }
  const ofTask: Where = { taskSlug: { equals: task } }
  const jobsOf = (subject: string): Where => ({
    and: [ofTask, { [`input.${key}`]: { equals: subject } }],
  })
  const waitingJobsOf = (subject: string): Where => ({
    and: [jobsOf(subject), { processing: { not_equals: true } }],
  })
  return {
    /** Plans a job in place of the subject's earlier plan, by one change of its row. @param date without it, at once */
    plan: (payload: Payload, input: Input, date?: Date): Promise<void> =>
      withLock(payload, `programmation:${task}:${input[key]}`, async () => {
        const replaced: unknown = await payload.db.updateOne({
          collection: 'payload-jobs',
          where: waitingJobsOf(input[key]),
          data: { input, waitUntil: date?.toISOString() ?? null, ...NEVER_RUN },
        })
        if (!replaced) await queue(payload, { task, input, ...(date && { waitUntil: date }) })
      }),
    /** Removes the job of a subject, unless it is running. */
    cancel: (payload: Payload, subject: string): Promise<void> =>
      deleteRows(payload, 'payload-jobs', waitingJobsOf(subject)),
    /** Removes all jobs that have not failed; no process may run one. */
    cancelAll: (payload: Payload): Promise<void> =>
      deleteRows(payload, 'payload-jobs', { and: [ofTask, unfailed] }),
    /** Lists the jobs of one subject, or all, by their date. */
    async list(payload: Payload, subject?: string): Promise<PlannedJob[]> {
      const rows = await findAll<Row>(payload, {
        collection: 'payload-jobs',
        where: subject === undefined ? ofTask : jobsOf(subject),
        sort: 'waitUntil',
        select: selectFields('input', 'waitUntil', 'hasError'),
      })
      return rows.flatMap(({ input, waitUntil, hasError }) => {
        const found = input?.[key]
        const date = waitUntil ? new Date(waitUntil) : undefined
        return found ? [{ subject: found, date, hasFailed: Boolean(hasError) }] : []
      })
    },
  }
}

type QueueArgs = Parameters<Payload['jobs']['queue']>[0]

/** The type of `jobs.queue` does not join a task with its input where the task is a parameter. */
const queue = ({ jobs }: Payload, job: object): Promise<unknown> => jobs.queue(job as QueueArgs)

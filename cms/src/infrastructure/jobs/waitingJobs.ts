import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'

import { byId, findFields, updateRow } from '../database/rows'
import { shutdown } from '../../lib/process/shutdown'
import { tryWithLock } from '../locks/withLock'

/** Pause before the next check whether a job's locks are free. */
const WAIT_MS = 5_000

/** A task whose jobs run under locks and do not start while one is held. */
export type LockedTask<Input extends object> = TaskConfig<{ input: Input; output: object }> & {
  locks: (input: Input) => string[]
}

/** Whether a job must stop: its process shuts down, or may have lost a lock of its task. */
export const isJobAtEnd = ({ context }: PayloadRequest): boolean =>
  shutdown.signal.aborted || !(context.isHeld as () => boolean)()

/** A job that is to run now. */
export interface DueJob {
  id: string
  taskSlug?: string | null
  input: object
}

/**
 * Runs a job under the locks of its task. While one is held the job is put off: waiting is no failed attempt,
 * and leaves no line in the job's log.
 * @param run with the request of the job, which `isJobAtEnd` asks
 */
export async function runUnderLocks(
  payload: Payload,
  job: DueJob,
  run: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const names = findLocks(payload, job)
  const runHeld = async (isHeld: () => boolean) =>
    run(await createLocalReq({ context: { isHeld } }, payload))
  if (!(await tryWithLocks(payload, names, runHeld))) await postpone(payload, job.id, WAIT_MS)
}

function findLocks(payload: Payload, job: DueJob): string[] {
  const task = findTask(payload, job)
  return task && 'locks' in task ? (task as LockedTask<object>).locks(job.input) : []
}

/** @returns whether all locks were free, and the work ran */
async function tryWithLocks(
  payload: Payload,
  [name, ...others]: string[],
  work: (isHeld: () => boolean) => Promise<void>,
  areHeld = () => true,
): Promise<boolean> {
  if (name === undefined) {
    await work(areHeld)
    return true
  }
  let areFree = false
  await tryWithLock(payload, name, async (isHeld) => {
    areFree = await tryWithLocks(payload, others, work, () => areHeld() && isHeld())
  })
  return areFree
}

/** Lengthens the pause before the next attempt of a job that failed, by the number of its attempts. */
export async function lengthenPause(payload: Payload, job: DueJob): Promise<void> {
  const record = await findFields(payload, 'payload-jobs', byId(job.id), 'totalTried')
  const pause = findPause(findTask(payload, job)?.retries, record?.totalTried ?? 1)
  if (record && pause !== undefined) await postpone(payload, job.id, pause)
}

const findTask = ({ config }: Payload, { taskSlug }: DueJob) =>
  config.jobs.tasks?.find(({ slug }) => slug === taskSlug)

async function postpone(payload: Payload, id: string, ms: number): Promise<void> {
  await updateRow(payload, 'payload-jobs', byId(id), {
    waitUntil: new Date(Date.now() + ms).toISOString(),
  })
}

type Retries = TaskConfig['retries']

const DAY_MS = 24 * 60 * 60_000

/** Pause between two attempts, at most: the end of a long outage is noticed within it. */
const MAX_PAUSE_MS = 5 * 60_000

/** Length of the pause after a number of attempts; it doubles each time. */
const toPause = (firstMs: number, attempts: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_MS)

/**
 * Retries of a task during an outage, for `retries` of a task's configuration: after growing pauses
 * (`findPause`), so that a day leaves some 300 lines in the job's log.
 * @param seconds before the second attempt
 */
export function retryForOneDay(seconds: number): Retries {
  const delay = seconds * 1000
  let attempts = 0
  for (let total = 0; total < DAY_MS; total += toPause(delay, attempts)) attempts += 1
  return { attempts, backoff: { type: 'fixed', delay } }
}

/**
 * Length of the pause before the next attempt of a job, in milliseconds. Payload offers only
 * constant pauses and pauses that double without a limit.
 * @param retries of its task
 * @param attempts that failed, from 1
 * @returns undefined where Payload's own pause is right
 */
export function findPause(retries: Retries, attempts: number): number | undefined {
  const backoff = typeof retries === 'object' ? retries.backoff : undefined
  return backoff?.type === 'fixed' && backoff.delay ? toPause(backoff.delay, attempts) : undefined
}

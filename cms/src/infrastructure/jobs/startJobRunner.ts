import type { Payload, Where } from 'payload'

import { tryWithLock } from '../locks/tryWithLock'
import { log } from '../../lib/log'
import { shutdown } from '../../lib/process/shutdown'
import { metrics } from '../../lib/telemetry/metrics'
import { requestContext } from '../../lib/telemetry/requestContext'
import { dueJobs, observeJobQueue } from './observeJobQueue'

const POLL_MS = 1_000
/** Maximum number of short jobs that this process runs concurrently. */
const MAX_CONCURRENT_JOBS = 3
/**
 * May take hours: each runs one at a time in a slot of its own, so that it delays neither short jobs
 * nor the other long ones.
 */
const LONG_TASKS = new Set(['annoncer', 'preparerLecture', 'reconnaitreTexte', 'refaireTailles'])

/** Slot of the short jobs. */
const SHORT = 'short'

/**
 * Starts the job queue worker of this process. Each job runs under its own lock, which other
 * processes respect and which expires if its process dies. An unfinished job without a lock is
 * either new or left by a dead process, and is started in both cases: tasks must be safe to
 * restart.
 */
export function startJobRunner(payload: Payload): void {
  observeJobQueue(payload)
  void pollJobs(payload)
}

async function pollJobs(payload: Payload): Promise<void> {
  /** Slot of each job under way. */
  const running = new Map<string, string>()
  while (!shutdown.signal.aborted) {
    try {
      // Long jobs that cannot start are left out: many of them must not hide the short ones.
      const busy = [...running.values()].filter((slot) => slot !== SHORT)
      for (const { id, taskSlug } of await findDueJobs(payload, { withoutTasks: busy })) {
        const slot = taskSlug && LONG_TASKS.has(taskSlug) ? taskSlug : SHORT
        const alike = [...running.values()].filter((one) => one === slot)
        if (running.has(id) || alike.length >= (slot === SHORT ? MAX_CONCURRENT_JOBS : 1)) continue
        running.set(id, slot)
        // A job that another process runs frees its slot for the next one at once.
        await new Promise<void>((onDecided) => {
          const handleEnd = () => {
            running.delete(id)
            onDecided()
          }
          shutdown.track(runJob(payload, id, onDecided).finally(handleEnd))
        })
      }
    } catch (error) {
      log.warn({ err: error }, 'Tâches illisibles pour l’instant')
    }
    await shutdown.sleep(POLL_MS)
  }
}

/** Runs a job unless another process does. @param onStart called once it has the job's lock */
async function runJob(payload: Payload, id: string, onStart: () => void): Promise<void> {
  try {
    await tryWithLock(payload, `tache:${id}`, async () => {
      onStart()
      // Another process may have completed the job between the query and the lock.
      const [due] = await findDueJobs(payload, { id })
      if (due) await runMeasured(payload, due)
    })
  } catch (error) {
    log.error({ err: error, tache: id }, 'Tâche en échec')
  }
}

/** Runs a job: its log lines name it, and it is measured. */
function runMeasured(payload: Payload, { id, taskSlug }: DueJob): Promise<void> {
  const task = taskSlug ?? 'inconnue'
  return requestContext.run({ jobId: id, task }, async () => {
    const end = metrics.jobDuration.startTimer({ task })
    let outcome: keyof typeof OUTCOMES | undefined
    try {
      const { jobStatus } = await payload.jobs.runByID({ id })
      outcome = jobStatus?.[id]?.status
    } finally {
      end({ outcome: OUTCOMES[outcome ?? 'error'] })
    }
  })
}

/** Payload's result of a run, as a label. */
const OUTCOMES = {
  success: 'success',
  error: 'retry',
  'error-reached-max-retries': 'failure',
} as const

/** Finds due jobs, oldest first, including those that are running. */
async function findDueJobs(
  payload: Payload,
  { id, withoutTasks = [] }: { id?: string; withoutTasks?: string[] },
): Promise<DueJob[]> {
  const where: Where = {
    and: [
      ...(id ? [{ id: { equals: id } }] : []),
      ...withoutTasks.map((task) => ({ taskSlug: { not_equals: task } })),
      dueJobs(),
    ],
  }
  const { docs } = await payload.db.find<DueJob>({
    collection: 'payload-jobs',
    where,
    sort: 'createdAt',
    limit: 50,
    pagination: false,
    select: { taskSlug: true },
  })
  return docs
}

interface DueJob {
  id: string
  taskSlug?: string | null
}

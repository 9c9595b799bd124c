import type { Payload, PayloadRequest, Where } from 'payload'

import { tryWithLock } from '../locks/withLock'
import { log } from '../../lib/log'
import { shutdown } from '../../lib/process/shutdown'
import { metrics } from '../../lib/telemetry/metrics'
import { requestContext } from '../../lib/telemetry/requestContext'
import { dueJobs, observeJobQueue } from './jobQueueState'
import { lengthenPause, runUnderLocks, type DueJob } from './waitingJobs'

const POLL_MS = 1_000

/** Maximum number of jobs that a query returns. */
const MAX_FOUND = 50

/** Jobs with slots of their own, which other jobs cannot occupy, however many they are. */
interface Lane {
  /** Task whose due jobs end first: a letter announces an issue that is published at its own minute. */
  after?: string
  tasks: { only: string } | { allBut: string[] }
  /** Maximum number of its jobs that this process runs concurrently. */
  slots: number
}

const LETTER = 'annoncer'
/** May take hours. */
const LONG_TASKS = [LETTER, 'preparerLecture', 'reconnaitreTexte', 'refaireTailles']
/** Planned publications, each at its minute. */
const PUBLICATION = 'publierPage'

const LANES: Lane[] = [
  { tasks: { only: PUBLICATION }, slots: 3 },
  { tasks: { allBut: [PUBLICATION, ...LONG_TASKS] }, slots: 3 },
  ...LONG_TASKS.map((task) => ({
    ...{ tasks: { only: task }, slots: 1 },
    ...(task === LETTER && { after: PUBLICATION }),
  })),
]

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
  const lanes = LANES.map((lane) => ({ lane, running: new Set<string>() }))
  while (!shutdown.signal.aborted) {
    try {
      const due = await findDueJobs(payload)
      const areAll = due.length < MAX_FOUND
      const findOwn = async (tasks: Lane['tasks']) =>
        areAll ? due.filter(isOf(tasks)) : findDueJobs(payload, toWhere(tasks))
      await Promise.all(
        lanes.map(async ({ lane, running }) => {
          if (running.size >= lane.slots) return
          if (lane.after && (await findOwn({ only: lane.after })).length > 0) return
          await startJobs(payload, await findOwn(lane.tasks), lane, running)
        }),
      )
    } catch (error) {
      log.warn({ err: error }, 'Tâches illisibles pour l’instant')
    }
    await shutdown.sleep(POLL_MS)
  }
}

const isOf =
  (tasks: Lane['tasks']) =>
  ({ taskSlug }: DueJob): boolean =>
    'only' in tasks ? taskSlug === tasks.only : !tasks.allBut.includes(taskSlug ?? '')

const toWhere = (tasks: Lane['tasks']): Where =>
  'only' in tasks
    ? { taskSlug: { equals: tasks.only } }
    : { and: tasks.allBut.map((task) => ({ taskSlug: { not_equals: task } })) }

/** Starts jobs of a lane, as far as it has slots. @param running its jobs under way */
async function startJobs(payload: Payload, jobs: DueJob[], { slots }: Lane, running: Set<string>) {
  for (const { id } of jobs) {
    if (running.size >= slots) return
    if (running.has(id)) continue
    running.add(id)
    // A job that another process runs frees its slot for the next one at once.
    await new Promise<void>((onDecided) => {
      const handleEnd = () => {
        running.delete(id)
        onDecided()
      }
      shutdown.track(runJob(payload, id, onDecided).finally(handleEnd))
    })
  }
}

/** Runs a job unless another process does. @param onStart called once it has the job's lock */
async function runJob(payload: Payload, id: string, onStart: () => void): Promise<void> {
  try {
    await tryWithLock(payload, `tache:${id}`, async () => {
      onStart()
      // Another process may have completed the job between the query and the lock.
      const [due] = await findDueJobs(payload, { id: { equals: id } })
      if (due) await runUnderLocks(payload, due, (req) => runMeasured(req, due))
    })
  } catch (error) {
    log.error({ err: error, jobId: id }, 'Tâche en échec')
  }
}

/** Runs a job: its log lines name it, and it is measured. */
function runMeasured(req: PayloadRequest, job: DueJob): Promise<void> {
  const { payload } = req
  const { id, taskSlug } = job
  const task = taskSlug ?? 'inconnue'
  return requestContext.run({ jobId: id, task }, async () => {
    const end = metrics.jobDuration.startTimer({ task })
    let outcome: keyof typeof OUTCOMES | undefined
    try {
      const { jobStatus } = await payload.jobs.runByID({ id, req })
      outcome = jobStatus?.[id]?.status
      if (outcome === 'error') await lengthenPause(payload, job)
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

/** Finds the due jobs that match a condition, oldest first, including those that are running. */
async function findDueJobs(payload: Payload, condition: Where = {}): Promise<DueJob[]> {
  const { docs } = await payload.db.find<DueJob>({
    collection: 'payload-jobs',
    where: { and: [condition, dueJobs()] },
    sort: 'createdAt',
    limit: MAX_FOUND,
    pagination: false,
    select: { taskSlug: true, input: true },
  })
  return docs
}

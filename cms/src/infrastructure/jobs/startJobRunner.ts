import type { Payload, Where } from 'payload'

import { tryWithLock } from '../locks/tryWithLock'
import { log } from '../../lib/log'
import { shutdown } from '../../lib/process/shutdown'

const POLL_MS = 1_000
/** Maximum number of short jobs that this process runs concurrently. */
const MAX_CONCURRENT_JOBS = 3
/** May take hours: runs one at a time in a separate slot, so that it never delays short jobs. */
const LONG_TASK = 'annoncer'

/**
 * Starts the job queue worker of this process. Each job runs under its own lock, which other
 * processes respect and which expires if its process dies. An unfinished job without a lock is
 * either new or left by a dead process, and is started in both cases: tasks must be safe to
 * restart.
 */
export function startJobRunner(payload: Payload): void {
  void pollJobs(payload)
}

async function pollJobs(payload: Payload): Promise<void> {
  const running = new Map<string, { isLong: boolean }>()
  while (!shutdown.signal.aborted) {
    try {
      for (const { id, taskSlug } of await findDueJobs(payload)) {
        const isLong = taskSlug === LONG_TASK
        const alike = [...running.values()].filter((one) => one.isLong === isLong)
        if (running.has(id) || alike.length >= (isLong ? 1 : MAX_CONCURRENT_JOBS)) continue
        running.set(id, { isLong })
        shutdown.track(runJob(payload, id).finally(() => running.delete(id)))
      }
    } catch (error) {
      log.warn({ err: error }, 'Tâches illisibles pour l’instant')
    }
    await shutdown.sleep(POLL_MS)
  }
}

async function runJob(payload: Payload, id: string): Promise<void> {
  try {
    await tryWithLock(payload, `tache:${id}`, async () => {
      // Another process may have completed the job between the query and the lock.
      const [due] = await findDueJobs(payload, id)
      if (due) await payload.jobs.runByID({ id })
    })
  } catch (error) {
    log.error({ err: error, tache: id }, 'Tâche en échec')
  }
}

/** Finds due jobs, oldest first, including those that are running. */
async function findDueJobs(payload: Payload, id?: string): Promise<DueJob[]> {
  const where: Where = {
    and: [
      ...(id ? [{ id: { equals: id } }] : []),
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      {
        or: [
          { waitUntil: { exists: false } },
          { waitUntil: { less_than: new Date().toISOString() } },
        ],
      },
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

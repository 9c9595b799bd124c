import type { Payload, Where } from 'payload'

import { tryWithLock } from '../locks/tryWithLock'
import { log } from '../../lib/log'
import { shutdown } from '../../lib/process/shutdown'

const POLL_MS = 1_000
/** How many jobs this process does at the same time. */
const MAX_CONCURRENT_JOBS = 3
/** May take hours: one at a time, beside the others, so that no link that somebody waits for does. */
const LONG_TASK = 'annoncer'

/**
 * Does what is queued, for as long as the process runs: each job under a lock of its own, which other
 * processes respect and which ends with its process. A job without a lock that is not over is either
 * new or left by a process that died: both are begun, so each task must bear being begun again.
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
        const work = runJob(payload, id).finally(() => running.delete(id))
        // A long one says by itself where it may be left: it never ends in a process that stops.
        if (!isLong) shutdown.track(work)
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
      // Somebody else may have done it between reading and locking.
      const [due] = await findDueJobs(payload, id)
      if (due) await payload.jobs.runByID({ id })
    })
  } catch (error) {
    log.error({ err: error, tache: id }, 'Tâche en échec')
  }
}

/** Jobs whose time has come, the oldest first; those under way are among them. */
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

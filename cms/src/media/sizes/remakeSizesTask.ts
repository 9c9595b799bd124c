import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../lib/process/shutdown'
import { unfinishedJobs } from '../../infrastructure/jobs/jobQueueState'
import { retryForOneDay } from '../../infrastructure/jobs/retryForOneDay'
import { tryWithLock } from '../../infrastructure/locks/tryWithLock'
import { findIncompleteImages, makeMissingSizes } from './makeMissingSizes'

/** Queues the job if an upgrade left images without one of the current sizes. */
export async function queueMissingSizes(payload: Payload): Promise<void> {
  if ((await findIncompleteImages(payload)).length === 0) return
  await payload.jobs.queue({ task: 'refaireTailles', input: {} })
}

/**
 * Whether sizes are to be made again: until that is done, cached pages name files that no record
 * names any more.
 */
export async function areSizesPending(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'payload-jobs',
    where: { and: [...unfinishedJobs, { taskSlug: { equals: 'refaireTailles' } }] },
  })
  return totalDocs > 0
}

/**
 * Job that generates missing image sizes, under a lock held by one process; retried while
 * the storage is away or the disk full. If another process holds the lock, that process does the
 * work. After a shutdown, or a day, the next start continues.
 */
export const remakeSizesTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'refaireTailles',
  label: 'tailles des images',
  inputSchema: [],
  retries: retryForOneDay(15),
  handler: async ({ req: { payload } }) => {
    await tryWithLock(payload, 'tailles', (isHeld) =>
      makeMissingSizes(payload, () => shutdown.signal.aborted || !isHeld()),
    )
    return { output: {} }
  },
}

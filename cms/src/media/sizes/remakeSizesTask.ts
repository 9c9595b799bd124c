import type { Payload } from 'payload'

import { unfinishedJobs } from '../../infrastructure/jobs/jobQueueState'
import { retryForOneDay } from '../../infrastructure/jobs/retryForOneDay'
import { isJobAtEnd, type LockedTask } from '../../infrastructure/jobs/waitingJobs'
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
 * Job that generates missing image sizes, in one process at a time; retried while the storage is away
 * or the disk full. After a shutdown, or a day, the next start continues.
 */
export const remakeSizesTask: LockedTask<object> = {
  slug: 'refaireTailles',
  label: 'tailles des images',
  inputSchema: [],
  retries: retryForOneDay(15),
  locks: () => ['tailles'],
  handler: async ({ req }) => {
    await makeMissingSizes(req.payload, () => isJobAtEnd(req))
    return { output: {} }
  },
}

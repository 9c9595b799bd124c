import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../lib/process/shutdown'
import { tryWithLock } from '../../infrastructure/locks/tryWithLock'
import { findIncompleteImages, makeMissingSizes } from './makeMissingSizes'

/** Retries during any storage outage, or while the disk is full. */
const RETRIES = { attempts: 1_000_000, backoff: { type: 'fixed' as const, delay: 10_000 } }

/** Queues the job if an upgrade left images without one of the current sizes. */
export async function queueMissingSizes(payload: Payload): Promise<void> {
  if ((await findIncompleteImages(payload)).length === 0) return
  await payload.jobs.queue({ task: 'refaireTailles', input: {} })
}

/**
 * Job that generates missing image sizes, under a lock held by one process; retried until every
 * image is complete. If another process holds the lock, that process does the work. At shutdown,
 * the next start continues.
 */
export const remakeSizesTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'refaireTailles',
  inputSchema: [],
  retries: RETRIES,
  handler: async ({ req: { payload } }) => {
    await tryWithLock(payload, 'tailles', (isHeld) =>
      makeMissingSizes(payload, () => shutdown.signal.aborted || !isHeld()),
    )
    return { output: {} }
  },
}

import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../lib/process/shutdown'
import { tryWithLock } from '../../infrastructure/locks/tryWithLock'
import { findIncompleteImages, makeMissingSizes } from './makeMissingSizes'

/** However long the storage is away, or its disk full. */
const RETRIES = { attempts: 1_000_000, backoff: { type: 'fixed' as const, delay: 10_000 } }

/** Queues the job where an upgrade has left images without a size of this release. */
export async function queueMissingSizes(payload: Payload): Promise<void> {
  if ((await findIncompleteImages(payload)).length === 0) return
  await payload.jobs.queue({ task: 'refaireTailles', input: {} })
}

/**
 * The job: begun anew until every image is complete, by one process at a time. Where another process is
 * at it, that one completes them. A process that ends leaves the rest to the next start.
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

import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../../lib/process/shutdown'
import { LEASE_MS } from '../../../infrastructure/locks/MongoLocker'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { runCampaign } from './runCampaign'

/** However long a database or a server is away, the announcement goes on afterwards. */
const MAX_ATTEMPTS = 1_000_000
const RETRY_MS = 5_000

/** How long somebody else's lock is waited for, and how often it is looked at. */
const LOCK_TIMEOUT_MS = 2 * LEASE_MS
const LOCK_POLL_MS = 500

/** Sends the mails of an announcement, or those that are left of it. */
export const campaignTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  slug: 'annoncer',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  retries: { attempts: MAX_ATTEMPTS, backoff: { type: 'fixed', delay: RETRY_MS } },
  handler: async ({ input, req }) => {
    const work = runWithLock(req.payload, input.annonce)
    shutdown.track(work)
    await work
    // The process ends: the job stays as a crash would leave it, for the next one to go on with.
    if (shutdown.signal.aborted) await new Promise(() => {})
    return { output: {} }
  },
}

/**
 * Leaves the announcement to whoever has its lock for longer than a dead process could: that of one
 * which died may outlive the lock of its job by a moment, and this job be the only one there is.
 */
async function runWithLock(payload: Payload, annonce: string): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  const run = () =>
    tryWithLock(payload, `annonce:${annonce}`, (isHeld) => runCampaign(payload, annonce, isHeld))
  while (!(await run()) && performance.now() < deadline && !shutdown.signal.aborted) {
    await shutdown.sleep(LOCK_POLL_MS)
  }
}

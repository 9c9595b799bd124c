import type { Payload, TaskConfig } from 'payload'

import { stopping } from '../jobs/stopping'
import { LEASE_MS } from '../locks/MongoLocker'
import { tryWithLock } from '../locks/tryWithLock'
import { runAnnouncement } from './runAnnouncement'

/** However long a database or a server is away, the announcement goes on afterwards. */
const ATTEMPTS = 1_000_000
const RETRY_MS = 5_000

/** How long somebody else's lock is waited for, and how often it is looked at. */
const PATIENCE_MS = 2 * LEASE_MS
const LOOK_MS = 500

/** Sends the mails of an announcement, or those that are left of it. */
export const announceTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  slug: 'annoncer',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'fixed', delay: RETRY_MS } },
  handler: async ({ input, req }) => {
    const work = runOrLeave(req.payload, input.annonce)
    stopping.waitFor(work)
    await work
    // The process ends: the job stays as a crash would leave it, for the next one to go on with.
    if (stopping.signal.aborted) await new Promise(() => {})
    return { output: {} }
  },
}

/**
 * Leaves the announcement to whoever has its lock for longer than a dead process could: that of one
 * which died may outlive the lock of its job by a moment, and this job be the only one there is.
 */
async function runOrLeave(payload: Payload, annonce: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  const run = () =>
    tryWithLock(payload, `annonce:${annonce}`, (isHeld) =>
      runAnnouncement(payload, annonce, isHeld),
    )
  while (!(await run()) && performance.now() < deadline && !stopping.signal.aborted) {
    await stopping.pause(LOOK_MS)
  }
}

import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../../lib/process/shutdown'
import { LEASE_MS } from '../../../infrastructure/locks/MongoLocker'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { runCampaign } from './runCampaign'

/** Retries during any outage of the database or mail server. */
const MAX_ATTEMPTS = 1_000_000
const RETRY_MS = 5_000

/** How long to wait for another process's lock, and how often to poll it. */
const LOCK_TIMEOUT_MS = 2 * LEASE_MS
const LOCK_POLL_MS = 500

/** Job that sends a campaign's e-mails, or the remaining ones. */
export const campaignTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  slug: 'annoncer',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  retries: { attempts: MAX_ATTEMPTS, backoff: { type: 'fixed', delay: RETRY_MS } },
  handler: async ({ input, req }) => {
    const work = runWithLock(req.payload, input.annonce)
    shutdown.track(work)
    await work
    // At shutdown, the job is left unfinished as after a crash, so that the next process continues
    // it.
    if (shutdown.signal.aborted) await new Promise(() => {})
    return { output: {} }
  },
}

/**
 * Runs the campaign under its lock; gives up if another process holds the lock for longer than a
 * dead process could. A dead process's lock may briefly outlive the lock of its job, and this may
 * be the campaign's only job.
 */
async function runWithLock(payload: Payload, annonce: string): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  const run = () =>
    tryWithLock(payload, `annonce:${annonce}`, (isHeld) => runCampaign(payload, annonce, isHeld))
  while (!(await run()) && performance.now() < deadline && !shutdown.signal.aborted) {
    await shutdown.sleep(LOCK_POLL_MS)
  }
}

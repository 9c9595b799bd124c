import type { Payload, TaskConfig } from 'payload'

import { shutdown } from '../../../lib/process/shutdown'
import { retryForOneDay } from '../../../infrastructure/jobs/retryForOneDay'
import { LEASE_MS } from '../../../infrastructure/locks/MongoLocker'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { runCampaign } from './runCampaign'

/** How long to wait for another process's lock, and how often to poll it. */
const LOCK_TIMEOUT_MS = 2 * LEASE_MS
const LOCK_POLL_MS = 500

/**
 * Job that sends a campaign's e-mails, or the remaining ones; retried while the database is away.
 * After a day, the next start continues it (`resumeCampaigns`).
 */
export const campaignTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  slug: 'annoncer',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  retries: retryForOneDay(5),
  handler: async ({ input, req }) => {
    await runWithLock(req.payload, input.annonce)
    // As a failed attempt, so that the next process continues the job.
    if (shutdown.signal.aborted) throw new Error('Stopped by the shutdown of the process')
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

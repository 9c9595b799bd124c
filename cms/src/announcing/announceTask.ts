import type { TaskConfig } from 'payload'

import { stopping } from '../jobs/stopping'
import { tryWithLock } from '../locks/tryWithLock'
import { runAnnouncement } from './runAnnouncement'

/** However long a database or a server is away, the announcement goes on afterwards. */
const ATTEMPTS = 1_000_000
const RETRY_MS = 5_000

/** Sends the mails of an announcement, or those that are left of it. */
export const announceTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  slug: 'annoncer',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'fixed', delay: RETRY_MS } },
  handler: async ({ input, req }) => {
    const work = tryWithLock(req.payload, `annonce:${input.annonce}`, (isHeld) =>
      runAnnouncement(req.payload, input.annonce, isHeld),
    )
    stopping.waitFor(work)
    await work
    // The process ends: the job stays as a crash would leave it, for the next one to go on with.
    if (stopping.signal.aborted) await new Promise(() => {})
    return { output: {} }
  },
}

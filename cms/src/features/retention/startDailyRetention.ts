import type { Payload } from 'payload'

import { toParisDay } from '../../lib/toParisDay'
import { tryWithLock } from '../../infrastructure/locks/tryWithLock'
import { log } from '../../lib/log'
import { enforceRetention } from './enforceRetention'

const ONE_HOUR_MS = 60 * 60 * 1000

/** Key in Payload's key-value store: the last day on which all rules succeeded. */
const DONE_KEY = 'conservation'

/**
 * Enforces retention once a day over all processes, in the first hour in which one runs, so that a
 * machine that is off at night does it too.
 */
export function startDailyRetention(payload: Payload): void {
  const run = () => {
    enforceOncePerDay(payload).catch((error: unknown) =>
      log.error({ err: error }, 'Conservation en échec, nouvel essai dans une heure'),
    )
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

/** Skips if another process holds the lock. A day with an error is retried. */
async function enforceOncePerDay(payload: Payload): Promise<void> {
  await tryWithLock(payload, DONE_KEY, async () => {
    const now = new Date()
    const today = toParisDay(now)
    if ((await payload.kv.get(DONE_KEY)) === today) return
    await enforceRetention(payload, now)
    await payload.kv.set(DONE_KEY, today)
  })
}

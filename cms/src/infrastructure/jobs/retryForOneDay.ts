import type { TaskConfig } from 'payload'

type Retries = TaskConfig['retries']

const DAY_MS = 24 * 60 * 60_000

/** Pause between two attempts, at most: the end of a long outage is noticed within it. */
const MAX_PAUSE_MS = 5 * 60_000

/** Length of the pause after a number of attempts; it doubles each time. */
const toPause = (firstMs: number, attempts: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_MS)

/**
 * Retries of a task during an outage, for `retries` of a task's configuration: after growing pauses
 * (`findPause`), so that a day leaves some 300 lines in the job's log.
 * @param seconds before the second attempt
 */
export function retryForOneDay(seconds: number): Retries {
  const delay = seconds * 1000
  let attempts = 0
  for (let total = 0; total < DAY_MS; total += toPause(delay, attempts)) attempts += 1
  return { attempts, backoff: { type: 'fixed', delay } }
}

/**
 * Length of the pause before the next attempt of a job, in milliseconds. Payload offers only
 * constant pauses and pauses that double without a limit.
 * @param retries of its task
 * @param attempts that failed, from 1
 * @returns undefined where Payload's own pause is right
 */
export function findPause(retries: Retries, attempts: number): number | undefined {
  const backoff = typeof retries === 'object' ? retries.backoff : undefined
  return backoff?.type === 'fixed' && backoff.delay ? toPause(backoff.delay, attempts) : undefined
}

import { setTimeout as wait } from 'node:timers/promises'

/**
 * Minimum duration of a failed check, so that its timing does not reveal whether the account
 * exists.
 */
const MIN_FAILURE_MS = 400

/** A password check occupies a thread of Node's pool; file reads need the other two. */
const MAX_CONCURRENT_CHECKS = 2

let runningChecks = 0
const queue: (() => void)[] = []

/**
 * Limits concurrent password checks, and gives every failure (an error with status 401) the same
 * minimum duration.
 * @throws the error of `check`
 */
export async function throttlePasswordChecks<T>(check: () => Promise<T>): Promise<T> {
  if (runningChecks >= MAX_CONCURRENT_CHECKS)
    await new Promise<void>((resolve) => queue.push(resolve))
  else runningChecks += 1
  const start = performance.now()
  let refusal: unknown
  try {
    return await check()
  } catch (error) {
    if ((error as { status?: unknown }).status !== 401) throw error
    refusal = error
  } finally {
    const next = queue.shift()
    if (next) next()
    else runningChecks -= 1
  }
  await wait(MIN_FAILURE_MS - (performance.now() - start))
  throw refusal
}

import { setTimeout as wait } from 'node:timers/promises'

/** A refusal takes at least this long, so that its time does not tell whether the account exists. */
const MIN_FAILURE_MS = 400

/** Checking a password keeps a thread of Node's pool busy; reading files needs the other two. */
const MAX_CONCURRENT_CHECKS = 2

let runningChecks = 0
const queue: (() => void)[] = []

/** Checks passwords: few at once, and every refusal (an error with the status 401) takes the same time. */
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

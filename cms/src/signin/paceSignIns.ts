import { setTimeout as wait } from 'node:timers/promises'

/** A refusal takes at least this long, so that its time does not tell whether the account exists. */
const MIN_REFUSAL_MS = 400

/** Checking a password keeps a thread of Node's pool busy; reading files needs the other two. */
const AT_ONCE = 2

let underWay = 0
const queue: (() => void)[] = []

/** Checks passwords: few at once, and every refusal (an error with the status 401) takes the same time. */
export async function paceSignIns<T>(check: () => Promise<T>): Promise<T> {
  if (underWay >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve))
  else underWay += 1
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
    else underWay -= 1
  }
  await wait(MIN_REFUSAL_MS - (performance.now() - start))
  throw refusal
}

import { setTimeout as wait } from 'node:timers/promises'

import { shareInProcess } from './shareInProcess'

/** Graceful shutdown of this process. */
export const shutdown = shareInProcess('shutdown', createShutdown)

function createShutdown() {
  const controller = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  return {
    signal: controller.signal,
    /** Aborts `signal` and waits until all tracked work has settled. */
    async begin() {
      controller.abort()
      await Promise.allSettled(underWay)
    },
    /** Closes the database, as the last step of the shutdown; nothing uses it afterwards. */
    finalize: () => Promise.resolve(),
    /** Makes the shutdown wait for a promise. */
    track(work: Promise<unknown>) {
      underWay.add(work)
      const forget = () => underWay.delete(work)
      work.then(forget, forget)
    },
    /** Resolves after `ms` milliseconds, or as soon as the shutdown begins. */
    async sleep(ms: number) {
      // The only failure is the abort by the shutdown.
      await wait(ms, undefined, { signal: controller.signal }).catch(() => undefined)
    },
  }
}

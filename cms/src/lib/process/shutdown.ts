import { setTimeout as wait } from 'node:timers/promises'

import { shareInProcess } from './shareInProcess'

interface Shutdown {
  signal: AbortSignal
  /** Aborts `signal` and waits until all tracked work has settled. */
  begin(): Promise<void>
  /** Closes the database, as the last step of the shutdown; nothing uses it afterwards. */
  finalize: () => Promise<void>
  /** Makes the shutdown wait for a promise. */
  track(work: Promise<unknown>): void
  /** Resolves after `ms` milliseconds, or as soon as the shutdown begins. */
  sleep(ms: number): Promise<void>
}

/** Graceful shutdown of this process. */
export const shutdown = shareInProcess('shutdown', createShutdown)

function createShutdown(): Shutdown {
  const controller = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  return {
    signal: controller.signal,
    async begin() {
      controller.abort()
      await Promise.allSettled(underWay)
    },
    finalize: () => Promise.resolve(),
    track(work) {
      underWay.add(work)
      const forget = () => underWay.delete(work)
      work.then(forget, forget)
    },
    async sleep(ms) {
      try {
        await wait(ms, undefined, { signal: controller.signal })
      } catch {
        // Aborted by the shutdown: `sleep` resolves in that case too.
      }
    },
  }
}

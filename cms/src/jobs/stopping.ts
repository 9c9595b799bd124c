import { setTimeout as wait } from 'node:timers/promises'

const KEY = Symbol.for('regards.jobs')

interface Stopping {
  signal: AbortSignal
  /** Tells all work of this process to come to an end, and waits until nothing is half done. */
  stop(): Promise<void>
  /** Closes what is open until the last, the database; nothing reaches it any more. */
  lastly: () => Promise<void>
  /** Has the end of the process wait for something that is under way. */
  waitFor(work: Promise<unknown>): void
  /** Waits so many milliseconds, or until the process is to end. */
  pause(ms: number): Promise<void>
}

/** The end of this process; shared by the front door and Next's bundles, hence on globalThis. */
export const stopping = ((globalThis as { [KEY]?: Stopping })[KEY] ??= createStopping())

function createStopping(): Stopping {
  const controller = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  return {
    signal: controller.signal,
    async stop() {
      controller.abort()
      await Promise.allSettled(underWay)
    },
    lastly: () => Promise.resolve(),
    waitFor(work) {
      underWay.add(work)
      const forget = () => underWay.delete(work)
      work.then(forget, forget)
    },
    async pause(ms) {
      try {
        await wait(ms, undefined, { signal: controller.signal })
      } catch {
        // It rejects when the process is to end, which is one of the two that are waited for.
      }
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'

const KEY = Symbol.for('regards.jobs')

interface Shutdown {
  signal: AbortSignal
  /** Tells all work of this process to come to an end, and waits until nothing is half done. */
  begin(): Promise<void>
  /** Closes what is open until the last, the database; nothing reaches it any more. */
  finalize: () => Promise<void>
  /** Has the end of the process wait for something that is under way. */
  track(work: Promise<unknown>): void
  /** Waits so many milliseconds, or until the process is to end. */
  sleep(ms: number): Promise<void>
}

/** The end of this process; shared by the front door and Next's bundles, hence on globalThis. */
export const shutdown = ((globalThis as { [KEY]?: Shutdown })[KEY] ??= createShutdown())

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
        // It rejects when the process is to end, which is one of the two that are waited for.
      }
    },
  }
}

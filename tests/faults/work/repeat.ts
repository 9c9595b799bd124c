import { setTimeout as sleep } from 'node:timers/promises'
import { poll } from '../../support/ports'

/** Work that clients do, or that the server does for them, while a fault strikes. */
export type Work = {
  name: string
  /** Resolves once the server has acknowledged something. */
  begun: Promise<void>
  /** Ends the work of the clients, after the request under way. */
  stop(): Promise<void>
  /** Waits for the end of the server's part, and returns what does not hold. */
  verify(): Promise<string[]>
}

/** Answers that say to try again later: 423 while the server still has an interrupted chunk. */
const LATER = [423, 503, 507]

/** A client that repeats a request. */
export type Repetition = Pick<Work, 'begun' | 'stop'> & {
  /** Answers that no fault excuses. */
  wrong: string[]
}

const PAUSE_MS = 100
const BEGIN_LIMIT_MS = 60_000

/**
 * Repeats a step until it is stopped. A step returns the status of an answer: 2xx or 3xx is an
 * acknowledgement, an outage is tried again, anything else is wrong. A request without a whole answer
 * is tried again too.
 */
export function repeat(
  name: string,
  step: () => Promise<{ status: number; text: string }>,
  { pauseMs = PAUSE_MS, excused = [] as number[] } = {},
): Repetition {
  const wrong: string[] = []
  const stopping = new AbortController()
  let acknowledged = 0
  const work = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const { status, text } = await step()
        if (status < 400) acknowledged += 1
        else if (!LATER.includes(status) && !excused.includes(status)) {
          wrong.push(`${name}: ${status} ${text.slice(0, 200)}`)
        }
      } catch (error) {
        if (!isWithoutAnswer(error)) wrong.push(`${name}: ${String(error)}`)
      }
      await sleep(pauseMs)
    }
  })()
  return {
    wrong,
    begun: poll(() => acknowledged > 0, {
      what: `${name} (${wrong.join()})`,
      timeoutMs: BEGIN_LIMIT_MS,
    }),
    stop() {
      stopping.abort()
      return work
    },
  }
}

/** Whether a request got no answer, or a part of it: fetch's errors, and its time limit. */
export const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error | undefined)?.name === 'TimeoutError'

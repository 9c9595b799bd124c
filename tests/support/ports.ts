import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A TCP port of 127.0.0.1 that nothing listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free TCP port on 127.0.0.1'))
      })
    })
  })
}

export type PollOptions = {
  /** What is waited for, as the end of the sentence "Waited in vain for …". */
  what: string
  timeoutMs: number
  intervalMs?: number
}

/**
 * Asks again and again until `probe` gives true.
 * An error thrown by `probe` means "not yet", and is named when time is up.
 * @throws when `timeoutMs` have passed.
 */
export async function poll(
  probe: () => boolean | Promise<boolean>,
  { what, timeoutMs, intervalMs = 100 }: PollOptions,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let lastError: unknown
  while (Date.now() < deadline) {
    try {
      if (await probe()) return
      lastError = undefined
    } catch (error) {
      lastError = error
    }
    await sleep(intervalMs)
  }
  throw new Error(`Waited in vain ${timeoutMs} ms for ${what}`, { cause: lastError })
}

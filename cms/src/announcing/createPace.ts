import { setTimeout as wait } from 'node:timers/promises'

/**
 * Keeps work to so many a minute, evenly.
 * @returns waits for one's turn, or for the signal
 */
export function createPace(perMinute: number, signal: AbortSignal): () => Promise<void> {
  const stepMs = 60_000 / perMinute
  let next = 0
  return async () => {
    const now = performance.now()
    // Short delays add up: what a timer came late is caught up with, within a second.
    next = Math.max(next + stepMs, now - 1_000)
    if (next > now) await wait(next - now, undefined, { signal }).catch(() => {})
  }
}

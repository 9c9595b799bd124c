import { shutdown } from '../../../lib/process/shutdown'

/**
 * Keeps work to so many a minute, evenly.
 * @returns waits for one's turn, or until the process is to end
 */
export function createThrottle(perMinute: number): () => Promise<void> {
  const stepMs = 60_000 / perMinute
  let next = 0
  return async () => {
    const now = performance.now()
    // Short delays add up: what a timer came late is caught up with, within a second.
    next = Math.max(next + stepMs, now - 1_000)
    if (next > now) await shutdown.sleep(next - now)
  }
}

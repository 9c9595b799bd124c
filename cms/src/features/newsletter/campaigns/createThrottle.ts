import { shutdown } from '../../../lib/process/shutdown'

/**
 * Spreads work evenly over time.
 * @returns function that waits for the next slot, or until shutdown
 */
export function createThrottle(perMinute: number): () => Promise<void> {
  const stepMs = 60_000 / perMinute
  let next = 0
  return async () => {
    const now = performance.now()
    // Compensates for late timers, up to one second.
    next = Math.max(next + stepMs, now - 1_000)
    if (next > now) await shutdown.sleep(next - now)
  }
}

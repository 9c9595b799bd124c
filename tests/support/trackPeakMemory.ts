import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from './product'

/** Short beside what a peak lasts, and long beside what a sample costs. */
const INTERVAL_MS = 5

/** Samples a product's memory until it is stopped. */
export function trackPeakMemory(product: Pick<Product, 'memory'>) {
  const over = new AbortController()
  const watching = (async () => {
    let peak = 0
    while (!over.signal.aborted) {
      peak = Math.max(peak, await product.memory())
      await sleep(INTERVAL_MS)
    }
    return peak
  })()
  // A product that ended before the stop is the caller's failure.
  watching.catch(() => {})
  return {
    /** @returns the peak memory, in bytes */
    stop: () => {
      over.abort()
      return watching
    },
  }
}

import type { Product } from './product'

/** Samples a product's memory continuously until it is stopped. */
export function trackPeakMemory(product: Pick<Product, 'memory'>) {
  const over = new AbortController()
  const watching = (async () => {
    let peak = 0
    while (!over.signal.aborted) {
      peak = Math.max(peak, await product.memory())
      await new Promise((resolve) => setImmediate(resolve))
    }
    return peak
  })()
  return {
    /** @returns the peak memory, in bytes */
    stop: () => {
      over.abort()
      return watching
    },
  }
}

import type { Product } from './product'

/** Looks at a product's memory without a pause, until it is stopped. */
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
    /** @returns the most that it held, in bytes */
    stop: () => {
      over.abort()
      return watching
    },
  }
}

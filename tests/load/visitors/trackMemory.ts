import type { Product } from '../../support/product'
import { readChildMemory } from '../readChildMemory'

const EVERY_MS = 1_000

/** Resident memory of a process, in bytes. */
export type MemoryTrack = {
  name: string
  start: number
  middle: number
  peak: number
  end: number
}

/** Samples the memory of the processes, and of the child that takes PDFs apart, each second. */
export function trackMemory(products: Pick<Product, 'memory'>[]) {
  const readers = [
    ...products.map((product, index) => ({
      name: `process ${index + 1}`,
      read: () => product.memory(),
      samples: [] as number[],
    })),
    {
      name: 'child process',
      read: () => Promise.resolve(readChildMemory()),
      samples: [] as number[],
    },
  ]
  let middle = 0
  const sample = async () => {
    // A process that is gone has no memory; the visitors tell that it is gone.
    for (const { read, samples } of readers) samples.push(await read().catch(() => 0))
  }
  let sampling = sample()
  const timer = setInterval(() => {
    sampling = sampling.then(sample)
  }, EVERY_MS)
  return {
    markMiddle() {
      middle = (readers[0]?.samples.length ?? 1) - 1
    },
    async stop(): Promise<MemoryTrack[]> {
      clearInterval(timer)
      await sampling
      await sample()
      return readers.map(({ name, samples }) => ({
        name,
        start: samples[0] ?? 0,
        middle: samples[middle] ?? 0,
        peak: Math.max(...samples),
        end: samples.at(-1) ?? 0,
      }))
    },
  }
}

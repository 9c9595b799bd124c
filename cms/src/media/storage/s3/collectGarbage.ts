import v8 from 'node:v8'
import vm from 'node:vm'

type CollectGarbage = (options: { type: 'minor' }) => void

let gc: CollectGarbage | undefined

/**
 * Frees what has just died: a millisecond or two. The buffers of a stream die young, but V8 counts
 * their small handles and not the megabytes behind them, and would let 60 MB of them pile up, and
 * 140 MB on Node 24.
 */
export function collectGarbage(): void {
  gc ??= exposeGc()
  gc({ type: 'minor' })
}

/** How many bytes may pass through a process before their buffers are freed. */
const COLLECT_EVERY_BYTES = 8 * 1024 * 1024

let bytesSinceCollection = 0

/** The same bytes. Every so often, counted over all streams of the process, what has passed is freed. */
export async function* collectGarbagePeriodically(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    bytesSinceCollection += chunk.length
    if (bytesSinceCollection >= COLLECT_EVERY_BYTES) {
      bytesSinceCollection = 0
      collectGarbage()
    }
    yield chunk
  }
}

function exposeGc(): CollectGarbage {
  v8.setFlagsFromString('--expose-gc')
  return vm.runInNewContext('gc') as CollectGarbage
}

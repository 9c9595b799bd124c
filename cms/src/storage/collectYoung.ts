import v8 from 'node:v8'
import vm from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

let collect: Collect | undefined

/**
 * Frees what has just died: a millisecond or two. The buffers of a stream die young, but V8 counts
 * their small handles and not the megabytes behind them, and would let 60 MB of them pile up, and
 * 140 MB on Node 24.
 */
export function collectYoung(): void {
  collect ??= exposeCollect()
  collect({ type: 'minor' })
}

/** How many bytes may pass through a process before their buffers are freed. */
const PASSED_BYTES = 8 * 1024 * 1024

let passed = 0

/** The same bytes. Every so often, counted over all streams of the process, what has passed is freed. */
export async function* freeingPassed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    passed += chunk.length
    if (passed >= PASSED_BYTES) {
      passed = 0
      collectYoung()
    }
    yield chunk
  }
}

function exposeCollect(): Collect {
  v8.setFlagsFromString('--expose-gc')
  return vm.runInNewContext('gc') as Collect
}

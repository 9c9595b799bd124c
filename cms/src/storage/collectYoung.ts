import v8 from 'node:v8'
import vm from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

let collect: Collect | undefined

/**
 * Frees what has just died: a millisecond or two. The buffers of a stream die young, but V8 counts
 * their small handles and not the megabytes behind them, and would let some 60 MB of them pile up.
 */
export function collectYoung(): void {
  collect ??= exposeCollect()
  collect({ type: 'minor' })
}

function exposeCollect(): Collect {
  v8.setFlagsFromString('--expose-gc')
  return vm.runInNewContext('gc') as Collect
}

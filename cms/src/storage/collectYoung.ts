import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc') as (options: { type: 'minor' }) => void

/**
 * Frees what has just died: a millisecond or two. The buffers of a stream die young, but V8 counts
 * their small handles and not the megabytes behind them, and would let some 60 MB of them pile up.
 */
export const collectYoung = (): void => collect({ type: 'minor' })

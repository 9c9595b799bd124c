import { createHook } from 'node:async_hooks'
import v8 from 'node:v8'

/** Allowed growth of the live heap before the next full garbage collection, in percent. */
const HEAP_GROWTH_PERCENT = 50

/** Retains one TickObject so that its hidden class stays alive. */
const retained: object[] = []

/**
 * Tunes V8 for a long-running server. Call it before Next is loaded. See
 * docs/decisions/023-v8-heap-growth-and-next-tick-shape.md.
 */
export function tuneV8(): void {
  // On a machine with much memory, V8 lets the heap grow to four times its live size.
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  keepTickObjectMap()
}

/**
 * Node creates an object per `process.nextTick`, a dozen per response. A full garbage collection
 * that finds none alive discards their hidden class, and V8 then creates each one on a slow path
 * for the rest of the process: a quarter fewer responses. One retained object keeps the hidden
 * class.
 */
function keepTickObjectMap(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') retained.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
}

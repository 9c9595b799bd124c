import { createHook } from 'node:async_hooks'
import v8 from 'node:v8'

/** By how much what lives may grow, in percent, before V8 looks for what has died. */
const HEAP_GROWTH_PERCENT = 50

/** What `process.nextTick` makes of a call, kept for its shape alone. */
const retained: object[] = []

/**
 * Sets V8 up for a server that lives long. To be called before the application is loaded.
 * See docs/decisions/023-what-v8-keeps.md.
 */
export function tuneV8(): void {
  // On a large machine V8 lets the heap grow to four times what lives in it.
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  keepTickObjectMap()
}

/**
 * Node makes an object for each `process.nextTick`, a dozen per answer. A full collection that finds
 * none alive forgets their shape, and V8 then makes each of them the slow way for as long as the
 * process lives: a quarter fewer answers. One that stays alive keeps the shape known.
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

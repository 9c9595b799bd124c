import { useState } from 'react'

/** Steps that can be undone. */
const maxSteps = 100

type History<Value> = { past: { value: Value; what: string }[]; value: Value }

/**
 * A value whose changes can be undone. Successive changes of the same name are one step, such as
 * typing a title.
 */
export function useHistory<Value>(initial: Value) {
  const [{ past, value }, setHistory] = useState<History<Value>>({ past: [], value: initial })
  return {
    value,
    /** Whether there is a step to undo. */
    canUndo: past.length > 0,
    /** @param what names the change */
    change: (what: string, toNext: (value: Value) => Value) =>
      setHistory((history) => {
        const next = toNext(history.value)
        if (next === history.value) return history
        const isSameStep = history.past.at(-1)?.what === what && what !== ''
        const steps = isSameStep
          ? history.past
          : [...history.past, { value: history.value, what }].slice(-maxSteps)
        return { past: steps, value: next }
      }),
    undo: () =>
      setHistory((history) => {
        const last = history.past.at(-1)
        return last ? { past: history.past.slice(0, -1), value: last.value } : history
      }),
    /** Begins anew, without steps. */
    reset: (next: Value) => setHistory({ past: [], value: next }),
  }
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  // With the focus outside the list, index is -1: up moves to the last entry.
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Moves the focus among links and buttons, for arrow keys, Home and End; wraps around.
 * @param key `KeyboardEvent.key`
 * @returns whether the key was handled
 */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>('a[href], button')]
  const step = steps[key]
  if (!step || entries.length === 0) return false
  const index = entries.findIndex((entry) => entry === document.activeElement)
  entries[step(index, entries.length)]?.focus()
  return true
}

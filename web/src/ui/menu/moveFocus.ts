const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  // From outside the list, index is -1: up goes to the last one too.
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Moves the focus among the links and buttons of a list, as the arrows, Home and End say; round
 * again at either end. Gives whether the key meant anything.
 */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>('a[href], button')]
  const step = steps[key]
  if (!step || entries.length === 0) return false
  const index = entries.findIndex((entry) => entry === document.activeElement)
  entries[step(index, entries.length)]?.focus()
  return true
}

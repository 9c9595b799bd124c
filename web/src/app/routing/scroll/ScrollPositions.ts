const storageKey = 'regards:scroll'

/**
 * Where one was on each page of the history, by its key; kept for the tab, so that the way back
 * from another site, or a reload, finds it too.
 */
export class ScrollPositions {
  private readonly tops: Map<string, number>

  constructor() {
    this.tops = new Map(isReturnNavigation() ? loadStoredPositions() : [])
  }

  get(key: string): number | undefined {
    return this.tops.get(key)
  }

  set(key: string, top: number): void {
    this.tops.set(key, top)
  }

  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.tops]))
    } catch {
      // A browser that keeps nothing loses only this comfort.
    }
  }
}

/** A first page has the same key in every visit: only going back or reloading is a return to it. */
function isReturnNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = (entry as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

function loadStoredPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, number][]) : []
  } catch {
    return []
  }
}

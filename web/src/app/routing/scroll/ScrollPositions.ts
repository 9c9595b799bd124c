import { parseStored, writeStored } from '@web/lib/browser/storage'

const storageKey = 'regards:scroll'

/**
 * Scroll offsets in pixels by history key. Stored in sessionStorage, so that they survive a reload
 * or a return from another site in the same tab.
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

  /** Without storage, scroll positions are not restored after a reload. */
  store(): void {
    writeStored('sessionStorage', storageKey, JSON.stringify([...this.tops]))
  }
}

/**
 * The first page of every visit has the same history key: stored offsets apply only after a reload
 * or a back/forward navigation.
 */
function isReturnNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = (entry as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

function loadStoredPositions(): [string, number][] {
  const stored = parseStored('sessionStorage', storageKey)
  return Array.isArray(stored) ? (stored as [string, number][]) : []
}

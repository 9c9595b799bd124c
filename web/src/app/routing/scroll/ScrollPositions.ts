import { parseStored, writeStored } from '@web/lib/browser/storage'

const storageKey = 'regards:scroll'

/** Scroll offsets in pixels by history key; in sessionStorage, to survive a reload. */
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

/** Stored offsets apply after a reload, back or forward only: first pages have the same key. */
function isReturnNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = (entry as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

function loadStoredPositions(): [string, number][] {
  const stored = parseStored('sessionStorage', storageKey)
  return Array.isArray(stored) ? (stored as [string, number][]) : []
}

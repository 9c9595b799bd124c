import { afterEach, beforeEach, vi } from 'vitest'

/** Before each test of a file, stops the clock at 0; after it, puts back clock and globals. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

import { afterEach, beforeEach, vi } from 'vitest'

/** Before each test of a file, stops the clock at 0 and makes a window; after it, puts back both. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
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

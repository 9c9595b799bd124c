import { beforeEach, vi } from 'vitest'

/** Before each test of a file, stops the clock at 0 and makes the globals of a computer’s browser; after it, puts all back. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { userAgentData: { mobile: false } })
    vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
}

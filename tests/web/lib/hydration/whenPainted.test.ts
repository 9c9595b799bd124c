import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenPainted } from '@web/lib/hydration/whenPainted'

let readyState: DocumentReadyState
let paints: object[]
let paint: () => void

beforeEach(() => {
  paints = [{ name: 'first-paint' }]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => paints as PerformanceEntryList)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        paint = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  readyState = 'loading'
})

/** Whether it has resolved by now. */
function watch() {
  const onShown = vi.fn()
  void whenPainted().then(onShown)
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return onShown.mock.calls.length > 0
  }
}

describe('a page', () => {
  it('is shown a frame after all of it came', async () => {
    const shown = watch()
    expect(await shown()).toBe(false)
    window.dispatchEvent(new Event('load'))
    expect(await shown()).toBe(false)
    await vi.advanceTimersByTimeAsync(20)
    expect(await shown()).toBe(true)
  })

  it('that came already is shown a frame later', async () => {
    readyState = 'complete'
    const shown = watch()
    expect(await shown()).toBe(false)
    await vi.advanceTimersByTimeAsync(20)
    expect(await shown()).toBe(true)
  })

  it('that nothing of was painted is shown a frame after its first painting', async () => {
    readyState = 'complete'
    paints = []
    const shown = watch()
    await vi.advanceTimersByTimeAsync(100)
    expect(await shown()).toBe(false)
    paint()
    expect(await shown()).toBe(false)
    await vi.advanceTimersByTimeAsync(20)
    expect(await shown()).toBe(true)
  })

  it('in a hidden tab is not waited for', async () => {
    readyState = 'complete'
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(await watch()()).toBe(true)
  })

  it.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])(
    'that is used (%s) is not waited for',
    async (sign) => {
      const shown = watch()
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      expect(await shown()).toBe(true)
    },
  )

  it.each(['pointerover', 'pointermove'])(
    'that merely lies under a pointer (%s) is waited for: Chromium sends both without a move',
    async (sign) => {
      const shown = watch()
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      expect(await shown()).toBe(false)
    },
  )

  it('is waited for four seconds, not more', async () => {
    const shown = watch()
    await vi.advanceTimersByTimeAsync(3_999)
    expect(await shown()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await shown()).toBe(true)
  })
})

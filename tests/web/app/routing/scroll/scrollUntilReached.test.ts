import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  scrollToAnchor,
  scrollToOffset,
  scrollUntilReached,
} from '@web/app/routing/scroll/scrollUntilReached'

let grow: () => void = () => {}
let isWatching = false

class FakeResizeObserver {
  constructor(callback: () => void) {
    grow = callback
  }
  observe() {
    isWatching = true
  }
  disconnect() {
    isWatching = false
  }
}

const scrollTo = () => vi.spyOn(window, 'scrollTo')

describe('the way back to where one was', () => {
  const onEnd = vi.fn()

  beforeEach(() => {
    isWatching = false
    onEnd.mockReset()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  })

  it('is gone at once when the page is long enough', () => {
    setPageHeight(3_000)
    const stop = scrollUntilReached(scrollToOffset(1_200), onEnd)

    expect(scrollTo()).toHaveBeenCalledExactlyOnceWith(0, 1_200)
    expect(stop).toBeUndefined()
    expect(isWatching).toBe(false)
  })

  it('is tried again as the page grows, until it is long enough', () => {
    setPageHeight(800)
    scrollUntilReached(scrollToOffset(1_200), onEnd)
    setPageHeight(1_500)
    grow()
    expect(isWatching).toBe(true)
    setPageHeight(3_000)
    grow()

    expect(scrollTo()).toHaveBeenCalledTimes(3)
    expect(scrollTo()).toHaveBeenLastCalledWith(0, 1_200)
    expect(isWatching).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is given up when the visitor takes over (%s)',
    (move) => {
      setPageHeight(800)
      scrollUntilReached(scrollToOffset(1_200), onEnd)
      window.dispatchEvent(new Event(move))

      expect(isWatching).toBe(false)
      expect(onEnd).toHaveBeenCalledOnce()
    },
  )

  it('is given up after 3 s', () => {
    setPageHeight(800)
    scrollUntilReached(scrollToOffset(1_200), onEnd)
    vi.advanceTimersByTime(2_999)
    expect(isWatching).toBe(true)
    vi.advanceTimersByTime(1)

    expect(isWatching).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

/** The view is 768 px high. */
function setPageHeight(height: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
}

describe('the way to a part of a page', () => {
  const addPart = () => {
    document.body.innerHTML = '<section id="stages"></section>'
    return vi.spyOn(document.getElementById('stages') as HTMLElement, 'scrollIntoView')
  }

  beforeEach(() => vi.stubGlobal('ResizeObserver', FakeResizeObserver))

  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('is gone at once when the part is there', () => {
    const scrollIntoView = addPart()

    expect(scrollUntilReached(scrollToAnchor('#stages'), vi.fn())).toBeUndefined()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  it('starts at the top, and goes on once the part has come', () => {
    scrollUntilReached(scrollToAnchor('#stages'), vi.fn())
    expect(scrollTo()).toHaveBeenCalledWith(0, 0)

    const scrollIntoView = addPart()
    grow()
    expect(scrollIntoView).toHaveBeenCalledOnce()
    expect(isWatching).toBe(false)
  })
})

import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** Takes the place of the browser's observer: the test says what is in the observed area. */
export function mockIntersectionObserver() {
  const observed = new Map<Element, Callback>()
  const rootMargins: string[] = []

  class FakeIntersectionObserver {
    private readonly callback: Callback

    constructor(callback: Callback, { rootMargin = '' }: { rootMargin?: string } = {}) {
      this.callback = callback
      rootMargins.push(rootMargin)
    }

    observe(target: Element) {
      observed.set(target, this.callback)
    }

    unobserve(target: Element) {
      observed.delete(target)
    }

    disconnect() {
      observed.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)

  return {
    /** The area that each observer watches, in the order of their making. */
    rootMargins,
    observedCount: () => observed.size,
    /** Tells each observer that all it observes is inside its area, or outside. */
    tell(isIntersecting: boolean) {
      act(() => {
        for (const [target, callback] of observed) callback([{ target, isIntersecting }])
      })
    },
  }
}

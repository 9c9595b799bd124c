import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** Replaces IntersectionObserver: the test decides which elements intersect. */
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
    /** Root margin of each observer, in order of creation. */
    rootMargins,
    observedCount: () => observed.size,
    /** Calls every observer: all of its targets are inside its area, or all outside. */
    tell(isIntersecting: boolean) {
      act(() => {
        for (const [target, callback] of observed) callback([{ target, isIntersecting }])
      })
    },
  }
}

import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Reveal } from '@web/ui/reveal/Reveal'
import { renderComponent } from '../../support/renderComponent'
import { mockIntersectionObserver } from '../../support/mockIntersectionObserver'

/** The specification's 100 ms before anything moves. */
const startDelayMs = 100

const isHidden = () =>
  screen.getByText('La Payse de France').closest('[data-revealed="false"]') !== null

describe('a block that comes with the scrolling', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('is hidden below the view, comes, goes when scrolled back, and comes again', () => {
    const view = mockIntersectionObserver()
    placeBlockAt(2_000)
    renderReveal()

    view.tell(false)
    expect(isHidden()).toBe(true)
    view.tell(true)
    expect(isHidden()).toBe(false)
    placeBlockAt(700)
    view.tell(false)
    expect(isHidden()).toBe(true)
    view.tell(true)
    expect(isHidden()).toBe(false)
  })

  it('does not go and come again when it is in view from the start', () => {
    const view = mockIntersectionObserver()
    placeBlockAt(700)
    renderReveal()

    view.tell(false)
    expect(isHidden()).toBe(false)
    view.tell(true)
    view.tell(false)
    expect(isHidden()).toBe(true)
  })

  it('stays as it is for the first 100 ms', () => {
    const view = mockIntersectionObserver()
    renderReveal({ delayMs: startDelayMs - 1 })

    expect(view.observedCount()).toBe(0)
    expect(isHidden()).toBe(false)
  })

  it('is watched no more once it has gone', () => {
    const view = mockIntersectionObserver()
    const { unmount } = renderReveal()
    expect(view.observedCount()).toBe(1)
    unmount()

    expect(view.observedCount()).toBe(0)
  })

  it('is visible where the browser has no IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    placeBlockAt(2_000)
    renderReveal()

    expect(isHidden()).toBe(false)
  })
})

function renderReveal({ delayMs = startDelayMs } = {}) {
  const view = renderComponent(<Reveal>La Payse de France</Reveal>)
  act(() => void vi.advanceTimersByTime(delayMs))
  return view
}

/** How far the block is from the top of the view, which is 768 px high. */
function placeBlockAt(top: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 100, 100),
  )
}

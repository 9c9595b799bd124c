import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '@web/ui/Button'
import { Ripples } from '@web/ui/ripple/Ripples'
import { renderComponent } from '../../support/renderComponent'
import { setReducedMotion } from '../../support/setReducedMotion'

const animate = vi.fn()

const button = () => screen.getByRole('button')

describe('the ripple of a button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
    animate.mockReset()
    HTMLElement.prototype.animate = animate
    vi.stubGlobal('CSS', { registerProperty: () => {} })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(100, 50, 200, 40),
    )
  })

  afterEach(() => {
    setReducedMotion(false)
  })

  it('lasts 500 ms and starts where the pointer pressed', () => {
    renderButton()
    press(button(), { detail: 1, clientX: 110, clientY: 60 })

    expect(animate).toHaveBeenCalledOnce()
    expect(played()).toMatchObject({ x: '10px', y: '10px', duration: 500 })
  })

  it('reaches the corner that is farthest', () => {
    renderButton()
    press(button(), { detail: 1, clientX: 100, clientY: 50 })

    expect(played().radius).toBe(`${Math.hypot(200, 40)}px`)
  })

  it.each([
    ['by the keyboard', { detail: 0, clientX: 0, clientY: 0 }],
    ['where the button spreads beyond itself', { detail: 1, clientX: 20, clientY: 700 }],
  ])('starts in the middle when pressed %s', (_name, event) => {
    renderButton()
    press(button(), event)

    expect(played()).toMatchObject({ x: '100px', y: '20px' })
  })

  it('starts from a press on a child of the button', () => {
    renderButton()
    press(screen.getByText('Lire'), { detail: 1, clientX: 110, clientY: 60 })

    expect(animate).toHaveBeenCalledOnce()
  })

  it('waits for the picture that answers the press', () => {
    renderButton()
    fireEvent.click(button(), { detail: 1 })
    expect(animate).not.toHaveBeenCalled()

    vi.runAllTimers()
    expect(animate).toHaveBeenCalledOnce()
  })

  it('is left out where the press took the button away', () => {
    const { unmount } = renderButton()
    fireEvent.click(button(), { detail: 1 })
    unmount()
    vi.runAllTimers()

    expect(animate).not.toHaveBeenCalled()
  })

  it('does not play with reduced motion', () => {
    setReducedMotion(true)
    renderButton()
    press(button(), { detail: 1 })

    expect(animate).not.toHaveBeenCalled()
  })

  it('is left out while the button cannot be used', () => {
    renderComponent(
      <>
        <Ripples />
        <Button aria-disabled="true">Lire</Button>
      </>,
    )
    press(button(), { detail: 1 })

    expect(animate).not.toHaveBeenCalled()
  })

  it('is left out where the browser does not know how', () => {
    vi.stubGlobal('CSS', {})
    renderButton()
    press(button(), { detail: 1 })

    expect(animate).not.toHaveBeenCalled()
  })
})

/** Presses, and waits until that was answered: the ripple comes after. */
function press(element: HTMLElement, pointer: MouseEventInit) {
  fireEvent.click(element, pointer)
  vi.runAllTimers()
}

function renderButton() {
  return renderComponent(
    <>
      <Ripples />
      <Button>
        <span>Lire</span>
      </Button>
    </>,
  )
}

type Frames = Record<string, [string, string]>

function played() {
  const [frames, { duration }] = animate.mock.calls[0] as [Frames, { duration: number }]
  return {
    x: frames['--ripple-x']?.[0],
    y: frames['--ripple-y']?.[0],
    radius: frames['--ripple-radius']?.[1],
    duration,
  }
}

import { useEffect } from 'react'
import { runAfterNextPaint } from '@web/lib/browser/runAfterNextPaint'

/** Plays the ripple of every clicked `[data-ripple]` element; mount it once, in the application. */
export function Ripples() {
  useEffect(() => {
    // Captured before other handlers: afterwards the button may have moved, and measuring it would
    // force a layout within the click.
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])

  return null
}

function handleClick({ target, detail, clientX, clientY }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-ripple]') : null
  if (!(button instanceof HTMLElement) || button.getAttribute('aria-disabled') === 'true') return
  // Clicks from the keyboard or assistive technology have a `detail` of 0.
  playRipple(button, detail === 0 ? undefined : { x: clientX, y: clientY })
}

/** Specification, section 9. */
const durationMs = 500

const strength = 0.25

/**
 * Plays one ripple over a button, from a point, or from the middle when there is no point or it is
 * outside the button, as for a link that covers its card. `Button.module.css` paints it in the button's
 * own background, so that it needs no extra element, clipping or positioning. The button is
 * measured at once; the animation starts after the next paint, so that it does not delay the result
 * of the click.
 * @param point in viewport coordinates
 */
function playRipple(button: HTMLElement, point?: { x: number; y: number }): void {
  if (!canPlay(button)) return
  const { left, top, width, height } = button.getBoundingClientRect()
  const x = point ? point.x - left : width / 2
  const y = point ? point.y - top : height / 2
  const isInside = x >= 0 && x <= width && y >= 0 && y <= height
  const centerX = isInside ? x : width / 2
  const centerY = isInside ? y : height / 2
  const radius = Math.hypot(Math.max(centerX, width - centerX), Math.max(centerY, height - centerY))
  runAfterNextPaint(() => {
    if (!button.isConnected) return
    button.animate(
      {
        '--ripple-x': [`${centerX}px`, `${centerX}px`],
        '--ripple-y': [`${centerY}px`, `${centerY}px`],
        '--ripple-radius': ['0px', `${radius}px`],
        '--ripple-strength': [String(strength), '0'],
      },
      { duration: durationMs, easing: 'ease-out' },
    )
  })
}

function canPlay(button: HTMLElement): boolean {
  return (
    'animate' in button &&
    typeof CSS !== 'undefined' &&
    'registerProperty' in CSS &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

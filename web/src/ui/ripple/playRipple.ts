import { runAfterNextPaint } from '@web/lib/browser/runAfterNextPaint'

/** Specification, section 9. */
const durationMs = 500

const strength = 0.25

/**
 * Plays one ripple over a button, from a point, or from the middle when there is no point or it is
 * outside the button, as for a link that covers its card. `rippleSurface` paints it in the button's
 * own background, so that it needs no extra element, clipping or positioning. The button is
 * measured at once; the animation starts after the next paint, so that it does not delay the result
 * of the click.
 * @param point in viewport coordinates
 */
export function playRipple(button: HTMLElement, point?: { x: number; y: number }): void {
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

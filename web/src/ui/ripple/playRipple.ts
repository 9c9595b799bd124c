import { runAfterNextPaint } from '../../lib/browser/runAfterNextPaint'

/** Specification, section 9. */
const durationMs = 500

const strength = 0.25

/**
 * One wave over a button, from a point of the view, or from the middle: without a point, or when it
 * is outside, as on a link that spreads over its card. It is painted by `rippleSurface` in the
 * button's own background, so that nothing is added to it, clipped in it or positioned. The button is
 * measured where it was pressed; the wave comes after the picture that shows what the press did.
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

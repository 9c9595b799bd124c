import styles from './Star.module.css'

/** The site's logo, an eight-petalled star; decorative, hidden from screen readers. */
export function Star() {
  return (
    <svg className={styles.frame} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={petals(0)} />
      <path className={styles.second} d={petals(1)} />
    </svg>
  )
}

/**
 * SVG path of four of the eight lozenges: every other one, starting with the first or the second.
 */
function petals(first: 0 | 1): string {
  const lozenge = first === 0 ? [0.5, 1, 0.5, 5, 4.5, 9, 4.5, 5] : [1, 0.5, 5, 0.5, 9, 4.5, 5, 4.5]
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([signX = 1, signY = 1]) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = lozenge
      const points = [ax, ay, bx, by, cx, cy, dx, dy].map((value, index) =>
        index % 2 === 0 ? value * signX : value * signY,
      )
      return `M${points.join(' ')}Z`
    })
    .join('')
}

import { type Point, short } from '../../drawing/outlines'

/** A point on a curve and its direction, in degrees clockwise from the right. */
interface Step {
  x: number
  y: number
  degrees: number
}

/** A smooth line through every point (Catmull-Rom, as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const pair = (x: number, y: number) => `${short(x)} ${short(y)}`
  let d = `M${pair(...at(0))}`
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d +=
      `C${pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ` +
      `${pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${pair(...to)}`
  }
  return d
}

/** Evenly spaced steps along a line of points, the first one half a `gap` from its start. */
export function stepsAlong(points: readonly Point[], gap: number): Step[] {
  const steps: Step[] = []
  let ahead = gap / 2
  for (let i = 1; i < points.length; i += 1) {
    const [from, to] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    for (; ahead <= length; ahead += gap) {
      const share = ahead / length
      steps.push({
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        degrees,
      })
    }
    ahead -= length
  }
  return steps
}

/** `count` + 1 points of a parametric curve, from 0 to 1. */
export const trace = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count))

/** The points of a cubic curve, as SVG's C draws it. */
export const bezier = (a: Point, b: Point, c: Point, d: Point, count = 24): Point[] =>
  trace(count, (t) => {
    const s = 1 - t
    const axis = (i: 0 | 1) =>
      s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]
    return [axis(0), axis(1)]
  })

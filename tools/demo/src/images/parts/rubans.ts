import { clipTo, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, diamond, heart, petal, type Point, polygon } from '../../drawing/outlines'
import { smooth, stepsAlong } from './courbes'

export interface Ruban {
  points: readonly Point[]
  width: number
  color: string
  edge: string
  thread: string
  motif: 'losanges' | 'coeurs' | 'points' | 'feuilles' | 'chevrons'
}

/** Draws a woven ribbon along its points in layers: outline, selvedges, ground, small patterns. */
function layers(
  { points, width, color, edge, thread, motif }: Ruban,
  outline: string,
): Drawing[][] {
  const d = smooth(points)
  const unit = motifs[motif](width * 0.56, thread)
  return [
    [stroke(d, outline, width * 1.1)],
    [stroke(d, edge, width)],
    [stroke(d, color, width * 0.82)],
    stepsAlong(points, width * 0.62).map(({ x, y, degrees }) => place(x, y, unit, degrees)),
  ]
}

const motifs: Record<Ruban['motif'], (size: number, thread: string) => Drawing[]> = {
  losanges: (size, thread) => [
    fill(diamond(0, 0, size * 0.46, size * 0.5) + diamond(0, 0, size * 0.2, size * 0.22), thread),
  ],
  coeurs: (size, thread) => [place(size * 0.4, 0, [fill(heart(size * 0.8), thread)], -90)],
  points: (size, thread) => [
    fill(circle(0, 0, size * 0.24), thread),
    fill(
      circle(size * 0.55, -size * 0.42, size * 0.1) + circle(size * 0.55, size * 0.42, size * 0.1),
      thread,
    ),
  ],
  feuilles: (size, thread) =>
    [60, 120].map((degrees) =>
      place(
        -size * 0.2,
        0,
        [fill(petal(size * 0.66, size * 0.36), thread)],
        degrees === 60 ? 42 : 138,
      ),
    ),
  chevrons: (size, thread) => [
    stroke(
      `M${-size * 0.22} ${-size * 0.5}L${size * 0.22} 0L${-size * 0.22} ${size * 0.5}`,
      thread,
      size * 0.2,
    ),
  ],
}

/** Sine of the crossing angle below which ribbons are not woven but drawn in the given order. */
const SHALLOW = 0.7

/**
 * Draws interlaced ribbons in the given order; where two cross, `over` tells whether the first
 * passes above.
 */
export function entrelacs(
  rubans: readonly Ruban[],
  outline: string,
  over: (crossing: Crossing) => boolean,
): Drawing[] {
  const drawn = rubans.map((one) => layers(one, outline))
  const patches = crossings(rubans).flatMap((crossing) => {
    const upper = rubans[crossing.first]
    const lower = rubans[crossing.second]
    if (!upper || !lower || crossing.sine < SHALLOW || !over(crossing)) return []
    const reach = (lower.width + upper.width * Math.sqrt(1 - crossing.sine ** 2)) * 0.59
    // Each layer extends a little farther than the one below, so that no cut shows.
    return (drawn[crossing.first] ?? []).map((layer, i) =>
      clipTo(patch(crossing, reach / crossing.sine + i * 1.5, upper.width), layer),
    )
  })
  return [...drawn.flat(2), ...patches]
}

/** A crossing of two ribbons; `first` and `second` are their indices, the lower one first. */
interface Crossing {
  first: number
  second: number
  x: number
  y: number
  /** Direction of the first ribbon at the crossing, in degrees. */
  degrees: number
  /** Sine of the angle between the two. */
  sine: number
}

function crossings(rubans: readonly Ruban[]): Crossing[] {
  return rubans.flatMap((one, first) =>
    rubans.slice(first + 1).flatMap((other, after) =>
      pieces(one.points).flatMap(([from, to]) =>
        pieces(other.points).flatMap(([start, end]) => {
          const meeting = meet(from, to, start, end)
          return meeting ? [{ first, second: first + 1 + after, ...meeting }] : []
        }),
      ),
    ),
  )
}

const pieces = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.slice(1).map((to, i) => [points[i] ?? to, to])

/** Returns the intersection of two line segments, if any. */
function meet(a: Point, b: Point, c: Point, d: Point) {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]]
  const cross = ux * vy - uy * vx
  if (cross === 0) return undefined
  const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
  const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
  if (s < 0 || s >= 1 || t < 0 || t >= 1) return undefined
  return {
    x: a[0] + ux * s,
    y: a[1] + uy * s,
    degrees: (Math.atan2(uy, ux) * 180) / Math.PI,
    sine: Math.abs(cross) / Math.hypot(ux, uy) / Math.hypot(vx, vy),
  }
}

/** Clip rectangle of the upper ribbon at a crossing. */
function patch({ x, y, degrees }: Crossing, length: number, half: number): string {
  const angle = (degrees * Math.PI) / 180
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  return polygon(
    [
      [-length, -half],
      [length, -half],
      [length, half],
      [-length, half],
    ].map(([along = 0, across = 0]) => [
      x + ux * along - uy * across,
      y + uy * along + ux * across,
    ]),
  )
}

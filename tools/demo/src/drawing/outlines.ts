export type Point = readonly [number, number]

/** Formats a number for path data: two decimals at most. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)

const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** Returns the point at `radius` from the origin; 0 degrees points up, angles run clockwise. */
export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

export const openLine = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${pair(x, y)}`).join('')

export const polygon = (points: readonly Point[]): string => `${openLine(points)}Z`

export const rect = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** A full ellipse as four cubic curves, which all renderers draw alike. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const kx = rx * 0.5523
  const ky = ry * 0.5523
  return (
    `M${pair(cx, cy - ry)}` +
    `C${pair(cx + kx, cy - ry)} ${pair(cx + rx, cy - ky)} ${pair(cx + rx, cy)}` +
    `C${pair(cx + rx, cy + ky)} ${pair(cx + kx, cy + ry)} ${pair(cx, cy + ry)}` +
    `C${pair(cx - kx, cy + ry)} ${pair(cx - rx, cy + ky)} ${pair(cx - rx, cy)}` +
    `C${pair(cx - rx, cy - ky)} ${pair(cx - kx, cy - ry)} ${pair(cx, cy - ry)}Z`
  )
}

export const circle = (cx: number, cy: number, radius: number): string =>
  ellipse(cx, cy, radius, radius)

export const diamond = (cx: number, cy: number, halfWidth: number, halfHeight: number): string =>
  polygon([
    [cx, cy - halfHeight],
    [cx + halfWidth, cy],
    [cx, cy + halfHeight],
    [cx - halfWidth, cy],
  ])

/** A pointed leaf from the origin up to (0, -length), `width` across at its middle. */
export function petal(length: number, width: number): string {
  const w = width * 0.72
  return (
    `M0 0C${pair(w, -length * 0.25)} ${pair(w, -length * 0.7)} ${pair(0, -length)}` +
    `C${pair(-w, -length * 0.7)} ${pair(-w, -length * 0.25)} 0 0Z`
  )
}

/** A drop from the origin, round at its far end (0, -length). */
export function drop(length: number, width: number): string {
  const w = width * 0.68
  return (
    `M0 0C${pair(w * 0.35, -length * 0.35)} ${pair(w * 1.25, -length)} ${pair(0, -length)}` +
    `C${pair(-w * 1.25, -length)} ${pair(-w * 0.35, -length * 0.35)} 0 0Z`
  )
}

/** A heart with its point at the origin and its lobes up, `size` high and about as wide. */
export function heart(size: number): string {
  const p = (x: number, y: number) => pair(x * size, -y * size)
  return (
    `M0 0C${p(0.12, 0.2)} ${p(0.56, 0.44)} ${p(0.55, 0.74)}` +
    `C${p(0.54, 1.04)} ${p(0.13, 1.1)} ${p(0, 0.8)}` +
    `C${p(-0.13, 1.1)} ${p(-0.54, 1.04)} ${p(-0.55, 0.74)}` +
    `C${p(-0.56, 0.44)} ${p(-0.12, 0.2)} 0 0Z`
  )
}

/** A star of `points` branches about the origin. */
export function star(points: number, outer: number, inner: number): string {
  const step = 180 / points
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => polar(i % 2 === 0 ? outer : inner, i * step)),
  )
}

/** A closed ring of round lobes about the origin, `depth` deep outside `radius`. */
export function scallops(count: number, radius: number, depth: number): string {
  const step = 360 / count
  let d = `M${pair(...polar(radius, 0))}`
  for (let i = 0; i < count; i += 1) {
    const far = radius + depth * 1.33
    d +=
      `C${pair(...polar(far, step * (i + 0.08)))} ${pair(...polar(far, step * (i + 0.92)))} ` +
      pair(...polar(radius, step * (i + 1)))
  }
  return `${d}Z`
}

/**
 * Segment of a ring between two radii and two angles, with straight sides: keep the angle small.
 */
export const sector = (inner: number, outer: number, from: number, to: number): string =>
  polygon([polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)])

import { type Drawing, place } from '../drawing/drawing'

const STRIP = 1.5

/**
 * Places a round ornament (radius 100 about the origin) in a panel: alone with a quarter of
 * `corner` in each corner, or, in a strip, between two smaller ones.
 */
export function medaillon(
  ornament: Drawing[],
  width: number,
  height: number,
  corner: Drawing[] = ornament,
): Drawing[] {
  const middle = height / 2
  if (width / height > STRIP) {
    const scale = (height * 0.44) / 100
    return [
      place(0, middle, ornament, 0, scale * 0.72),
      place(width, middle, ornament, 0, scale * 0.72),
      place(width / 2, middle, ornament, 0, scale),
    ]
  }
  const scale = (Math.min(width, height) * 0.445) / 100
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const
  return [
    ...corners.map(([x, y]) => place(x, y, corner, 0, scale * 0.46)),
    place(width / 2, middle, ornament, 0, scale),
  ]
}

/** Left, top, right, bottom, in points of the drawn page, from its top left corner. */
export type Box = [x0: number, y0: number, x1: number, y1: number]

/** Units of the text layer in a page's width and in its height. */
const UNITS = 10_000

/** Converts a box to left, top, width and height in ten-thousandths, cut at the page's edges. */
export function toUnits(
  [x0, y0, x1, y1]: Box,
  { largeur, hauteur }: { largeur: number; hauteur: number },
): [x: number, y: number, l: number, h: number] {
  const x = toUnit(x0, largeur)
  const y = toUnit(y0, hauteur)
  return [x, y, toUnit(x1, largeur) - x, toUnit(y1, hauteur) - y]
}

const toUnit = (value: number, size: number): number =>
  Math.round(Math.min(Math.max(value / size, 0), 1) * UNITS)

/** Returns the smallest box around two boxes. */
export const unite = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

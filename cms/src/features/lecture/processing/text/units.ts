/** Left, top, right, bottom, in points of the drawn page, from its top left corner. */
export type Box = [x0: number, y0: number, x1: number, y1: number]

/** Units of the text layer in a page's width and in its height. */
const UNITS = 10_000

/** Converts a box to left, top, width and height in ten-thousandths, cut at the page's edges. */
export function toUnits(
  [x0, y0, x1, y1]: Box,
  { width, height }: { width: number; height: number },
): [x: number, y: number, l: number, h: number] {
  const x = toUnit(x0, width)
  const y = toUnit(y0, height)
  return [x, y, toUnit(x1, width) - x, toUnit(y1, height) - y]
}

const toUnit = (value: number, size: number): number =>
  Math.round(Math.min(Math.max(value / size, 0), 1) * UNITS)

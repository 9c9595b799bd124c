import type { Box } from './units'

export const areaOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0)

export const middleOf = ([x0, y0, x1, y1]: Box): [x: number, y: number] => [
  (x0 + x1) / 2,
  (y0 + y1) / 2,
]

/** Length that two boxes share from left to right; negative: the distance between them. */
export const sharedWidth = (one: Box, other: Box): number =>
  Math.min(one[2], other[2]) - Math.max(one[0], other[0])

/** Length that two boxes share from top to bottom; negative: the distance between them. */
export const sharedHeight = (one: Box, other: Box): number =>
  Math.min(one[3], other[3]) - Math.max(one[1], other[1])

/** Area that two boxes share. */
export const overlapOf = (one: Box, other: Box): number =>
  Math.max(sharedWidth(one, other), 0) * Math.max(sharedHeight(one, other), 0)

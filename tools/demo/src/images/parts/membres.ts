import { type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, openLine, type Point } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { peau, encre } = teintes

/** An arm in its sleeve; `bare` leaves the forearm uncovered. */
export function bras(
  shoulder: Point,
  elbow: Point,
  hand: Point,
  sleeve: string,
  cuff: string,
  bare = false,
): Drawing[] {
  const wrist: Point = [
    elbow[0] + (hand[0] - elbow[0]) * 0.8,
    elbow[1] + (hand[1] - elbow[1]) * 0.8,
  ]
  return bare
    ? [
        stroke(openLine([elbow, hand]), peau, 7),
        fill(circle(...hand, 5), peau),
        stroke(openLine([shoulder, elbow]), sleeve, 15),
        fill(circle(...elbow, 8.4), sleeve),
        stroke(bracelet(shoulder, elbow), cuff, 2.4),
      ]
    : [
        fill(circle(...hand, 5.2), peau),
        stroke(openLine([shoulder, elbow, wrist]), sleeve, 13),
        stroke(bracelet(elbow, wrist), cuff, 3),
      ]
}

/** A short line across the end of a limb. */
function bracelet(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [((to[0] - from[0]) / length) * 6, ((to[1] - from[1]) / length) * 6]
  return openLine([
    [to[0] - y, to[1] + x],
    [to[0] + y, to[1] - x],
  ])
}

/** A leg in stocking and shoe, its toe turned to the left (-1) or to the right (1). */
export function jambe(
  knee: Point,
  ankle: Point,
  toe: -1 | 1,
  stocking: string,
  tilt = 0,
): Drawing[] {
  return [stroke(openLine([knee, ankle]), stocking, 9), place(...ankle, soulier(toe), tilt)]
}

const soulier = (toe: -1 | 1): Drawing[] => [
  fill(
    `M${-toe * 6} -4C${-toe * 6} 6 ${-toe * 6} 7 ${-toe * 4} 7L${toe * 17} 7` +
      `C${toe * 20} 4 ${toe * 14} 0 ${toe * 6} -4Z`,
    encre,
  ),
]

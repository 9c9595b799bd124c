import { blend } from '../../drawing/blend'
import { around, clipTo, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, petal, rect, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { bezier, stepsAlong } from './courbes'

const { garance, or, encre, creme, chene, noyer, vermillon, indigo } = teintes

const BAG =
  'M-58 -78C-20 -92 24 -62 62 -62C110 -62 134 -18 124 26C112 84 44 104 -14 92C-64 82 -88 34 -82 -14C-80 -42 -76 -66 -58 -78Z'

/** Bagpipes blown by a bellows: velvet bag, chanter and drone; about 260 units high. */
export function cabrette(): Drawing[] {
  const fringe = bezier([122, 24], [108, 84], [44, 104], [-40, 84], 40)
  return [
    place(112, 58, soufflet(), -28),
    place(-44, -58, pipes(), 24),
    ...stepsAlong(fringe, 5).map(({ x, y }) => stroke(`M${x} ${y}L${x + 1} ${y + 22}`, or, 2.4)),
    fill(BAG, garance),
    clipTo(BAG, [
      stroke(lattice(), blend(garance, vermillon, 0.6), 2),
      stroke(BAG, or, 10),
      stroke(BAG, garance, 4),
    ]),
    place(20, 6, [
      fill(scallops(12, 33, 6), or),
      fill(circle(0, 0, 33), indigo),
      ...around(8, [fill(petal(29, 12), creme)]),
      ...around(8, [fill(petal(19, 5), vermillon)], 22.5),
      fill(circle(0, 0, 7), or),
    ]),
    place(
      -42,
      -62,
      [fill(ellipse(0, 0, 26, 15), noyer), stroke('M-21 3C-8 9 8 9 21 3', or, 2.4)],
      24,
    ),
  ]
}

const lattice = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const x = -190 + i * 26
    return `M${x} -110L${x + 210} 110M${x + 210} -110L${x} 110`
  }).join('')

/** Chanter and small drone side by side, hanging from the box where they are set. */
const pipes = (): Drawing[] => [
  fill('M-22 -8L-18 -150C-18 -156 -6 -156 -6 -150L-6 -8Z', encre),
  ...[-30, -70, -110].map((y) => fill(rect(-22, y, 16, 6), creme)),
  fill(ellipse(-12, -154, 10, 6), creme),
  fill('M4 -8L2 -184C-2 -196 26 -196 22 -184L20 -8Z', chene),
  ...[-24, -164].map((y) => fill(rect(1, y, 22, 7), creme)),
  ...[-54, -72, -90, -108, -126, -144].map((y) => fill(ellipse(12, y, 3, 3.8), encre)),
  fill('M-1 -186C-4 -204 28 -204 25 -186Z', creme),
]

const soufflet = (): Drawing[] => [
  stroke('M-6 -20C-22 -34 -34 -30 -44 -24', encre, 11),
  fill('M0 -34C34 -44 64 -20 66 6C66 30 36 50 0 38Z', noyer),
  ...[0, 1, 2].map((i) =>
    stroke(
      `M${8 + i * 9} -36C${16 + i * 9} -14 ${16 + i * 9} 16 ${8 + i * 9} 40`,
      blend(chene, or, 0.3 * i),
      4,
    ),
  ),
  fill('M36 -30C58 -26 66 -8 66 6C66 24 54 36 36 38Z', chene),
  place(50, 4, [...around(6, [fill(petal(12, 6), or)])]),
]

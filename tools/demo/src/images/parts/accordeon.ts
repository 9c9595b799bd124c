import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, heart, petal, polar, polygon, rect } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { garance, creme, or, indigo, encre, vermillon, noyer, paille } = teintes

const SPREAD = 27
const FOLDS = 12
/** Distance from the origin down to the point about which the bellows open. */
const HINGE = 262

/** A diatonic accordion, its bellows open like a fan; about 370 units wide and 190 high. */
export const accordeon = (): Drawing[] => [
  place(0, HINGE, [
    ...bellows(),
    place(0, 0, [place(0, -HINGE, box(buttons()))], SPREAD),
    place(
      0,
      0,
      [place(0, -HINGE, [{ kind: 'group', matrix: [-1, 0, 0, 1, 0, 0], children: box(grille()) }])],
      -SPREAD,
    ),
  ]),
]

function bellows(): Drawing[] {
  const step = (SPREAD * 2) / FOLDS
  return Array.from({ length: FOLDS }, (_, i) => {
    const from = -SPREAD + i * step
    const middle = from + step / 2
    const fold = (a: number, b: number, dip: number) =>
      polygon([polar(178, a), polar(344 - dip, a), polar(344 - (8 - dip), b), polar(178, b)])
    return [
      fill(fold(from, middle, 0), i % 2 === 0 ? garance : vermillon),
      fill(fold(middle, from + step, 8), blend(garance, '#000000', 0.35)),
      fill(
        polygon([polar(326, from), polar(344, from), polar(337, middle), polar(322, middle)]),
        or,
      ),
      fill(
        polygon([polar(178, from), polar(194, from), polar(192, middle), polar(178, middle)]),
        or,
      ),
      place(
        0,
        0,
        [fill(petal(34, 7), paille), fill(circle(0, 18, 2.6), creme)].map((d) =>
          place(0, -248, [d]),
        ),
        middle - step * 0.22,
      ),
    ]
  }).flat()
}

/** The right-hand case, seen in front. */
const box = (face: Drawing[]): Drawing[] => [
  fill(rect(-4, -90, 66, 180), noyer),
  fill(rect(2, -84, 54, 168), indigo),
  stroke(rect(8, -78, 42, 156), or, 2.4),
  ...face,
  ...[-84, 84].map((y) => fill(circle(54, y * 0.98, 4), or)),
]

const buttons = (): Drawing[] => [
  fill(rect(64, -66, 16, 132), encre),
  ...Array.from({ length: 8 }, (_, i) => fill(circle(76, -56 + i * 16, 5.4), creme)),
  place(29, -46, star()),
  place(29, 46, star()),
  place(29, 11, [fill(heart(24), or), place(0, -4, [fill(heart(15), garance)])]),
]

const grille = (): Drawing[] => [
  ...[-52, -26, 0, 26, 52].map((y) =>
    place(29, y, [...around(4, [fill(petal(12, 6.4), or)], 45), fill(circle(0, 0, 2.6), creme)]),
  ),
  stroke('M68 -70C96 -50 96 50 68 70', noyer, 8),
]

const star = (): Drawing[] => [
  ...around(8, [fill(petal(17, 7), creme)]),
  ...around(8, [fill(petal(11, 4), garance)], 22.5),
  fill(circle(0, 0, 3), or),
]

import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, drop, heart, petal, rect } from '../../drawing/outlines'
import { lisiere } from '../../motifs/galon'
import { palettes } from '../../palettes'
import { teintes } from '../teintes'

const { garance, creme, lin, or, vermillon, indigo, sauge } = teintes

/** An embroidered cloth that hangs from the edge of a table at `top`, under a row of lace. */
export function nappe(width: number, height: number, top: number): Drawing[] {
  const points = Math.ceil(width / 2 / 96)
  const across = Array.from({ length: points * 2 + 1 }, (_, i) => (i - points) * 96)
  return [
    fill(rect(0, top, width, height - top), garance),
    place(width / 2, top, [
      ...across.map((x) => place(x + 48, 12, lacePoint())),
      fill(rect(-width / 2, -8, width, 30), creme),
      stroke(`M${-width / 2} 16L${width / 2} 16`, lin, 3),
      ...across.flatMap((x) => [0, 24, 48, 72].map((dx) => fill(circle(x + dx, 4, 4), garance))),
      ...across.map((x, i) => place(x, 168, Math.abs(i - points) % 2 === 0 ? flower() : sprig())),
    ]),
    place(0, height - 44, lisiere({ ...palettes.garance, fond: indigo }, width, 44)),
  ]
}

const lacePoint = (): Drawing[] => [
  fill('M-48 0C-46 40 -22 66 0 78C22 66 46 40 48 0Z', creme),
  stroke('M-38 8C-36 36 -18 56 0 66C18 56 36 36 38 8', lin, 2.4),
  ...[-44, 0, 44].map((degrees) =>
    place(0, 12, [fill(drop(-40, 15), blend(garance, creme, 0.1))], degrees * 0.8),
  ),
  ...mirrored([fill(circle(40, 32, 5), creme), fill(circle(27, 56, 5), creme)]),
  fill(circle(0, 82, 6), creme),
]

const flower = (): Drawing[] => [
  ...around(8, [fill(petal(34, 16), or), fill(petal(22, 7), vermillon)]),
  fill(circle(0, 0, 8), creme),
  ...around(8, [fill(circle(0, -33, 3), creme)], 22.5),
]

const sprig = (): Drawing[] => [
  ...mirrored([
    place(0, 26, [fill(petal(40, 15), sauge)], 50),
    place(0, 8, [fill(petal(28, 11), sauge)], 62),
  ]),
  stroke('M0 30L0 -2', sauge, 3),
  place(0, -2, [fill(heart(34), creme), place(0, -6, [fill(heart(21), vermillon)])]),
]

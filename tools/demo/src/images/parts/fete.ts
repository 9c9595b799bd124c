import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, heart, petal, polar, type Point, scallops, star } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { bezier, smooth, stepsAlong } from './courbes'

const { garance, or, paille, ocre, creme, indigo, foret, vermillon } = teintes

/** Bunting hung between two points, sagging by `sag`: pennants with a heart or a star in turn. */
export function fanions(
  from: Point,
  to: Point,
  sag: number,
  colors: readonly string[] = [garance, or, indigo, creme, foret],
): Drawing[] {
  const width = to[0] - from[0]
  const line = bezier(
    from,
    [from[0] + width * 0.3, from[1] + sag * 1.33],
    [from[0] + width * 0.7, to[1] + sag * 1.33],
    to,
  )
  return [
    ...stepsAlong(line, 64)
      .slice(1, -1)
      .map(({ x, y, degrees }, i) => {
        const color = colors[i % colors.length] ?? garance
        const mark = color === creme || color === or ? garance : creme
        return place(
          x,
          y,
          [
            fill('M-25 0L25 0L0 62Z', color),
            stroke('M-21 5L21 5', mark, 2.4),
            place(0, i % 2 === 0 ? 36 : 24, [
              i % 2 === 0 ? fill(heart(21), mark) : fill(star(8, 11, 5), mark),
            ]),
          ],
          degrees,
        )
      }),
    stroke(smooth(line), teintes.noyer, 4),
    ...[from, to].map(([x, y]) => place(x, y, cocarde())),
  ]
}

/** A rosette of pleated ribbon with its two tails. */
export const cocarde = (outer: string = garance, inner: string = or): Drawing[] => [
  ...[-14, 14].map((degrees) =>
    place(
      0,
      10,
      [fill('M-9 0L9 0L12 74L0 62L-12 74Z', outer), stroke('M0 0L0 58', inner, 2.4)],
      degrees,
    ),
  ),
  fill(scallops(16, 32, 6), outer),
  stroke(circle(0, 0, 27), inner, 2.4),
  ...around(16, [stroke('M0 -14L0 -25', inner, 1.6)]),
  fill(circle(0, 0, 14), inner),
  ...around(6, [fill(petal(12, 6), outer)]),
]

/** A sun of petals and rays about the origin, its disc of radius 100. */
export function soleil(): Drawing[] {
  return [
    ...around(16, [fill(ray(196, 96, 8), or)]),
    ...around(16, [fill(ray(164, 96, 7), vermillon)], 11.25),
    fill(scallops(32, 98, 9), creme),
    fill(circle(0, 0, 97), garance),
    fill(circle(0, 0, 91), or),
    ...around(24, [fill(circle(0, -81, 4), garance)]),
    stroke(circle(0, 0, 71), garance, 3),
    ...around(16, [fill(petal(68, 22), blend(or, vermillon, 0.5))]),
    ...around(16, [fill(petal(60, 9), paille)]),
    fill(circle(0, 0, 26), garance),
    ...around(8, [fill(petal(24, 11), creme)]),
    fill(circle(0, 0, 7), ocre),
  ]
}

function ray(outer: number, inner: number, spread: number): string {
  const [x1, y1] = polar(inner, -spread)
  const [x2, y2] = polar(inner, spread)
  return `M${x1} ${y1}L0 ${-outer}L${x2} ${y2}Z`
}

import { type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, petal } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { or, ocre, noyer, encre, garance, paille } = teintes

/**
 * Stork embroidery scissors, half open, about 330 units high: the beak is the blades and points up,
 * the legs end in the rings. The screw is the origin.
 */
export const ciseaux = (): Drawing[] => [
  place(0, 0, half(-1), 11),
  place(0, 0, half(1), -11),
  fill(circle(0, 0, 9), ocre),
  fill(circle(0, 0, 6), paille),
  stroke('M-3.6 -3.6L3.6 3.6', noyer, 2),
]

function half(side: -1 | 1): Drawing[] {
  const x = (value: number) => value * side
  return [
    fill(
      `M${x(-2)} 6L${x(-13)} -20C${x(-14)} -60 ${x(-8)} -120 0 -170C${x(5)} -120 ${x(8)} -60 ${x(8)} 6Z`,
      '#c8d0d6',
    ),
    fill(
      `M${x(2)} 6L${x(2)} -40C${x(2)} -90 ${x(1)} -130 0 -170C${x(5)} -120 ${x(8)} -60 ${x(8)} 6Z`,
      '#eef1f1',
    ),
    stroke(`M${x(4)} 0C${x(34)} 26 ${x(40)} 58 ${x(24)} 92L${x(31)} 106`, or, 17),
    fill(
      `M${x(2)} -8C${x(34)} -4 ${x(56)} 26 ${x(48)} 62C${x(44)} 84 ${x(30)} 96 ${x(20)} 98C${x(28)} 70 ${x(20)} 34 ${x(-2)} 14Z`,
      or,
    ),
    ...[0, 1, 2].map((i) =>
      place(
        x(30 - i * 2),
        30 + i * 20,
        [fill(petal(30 - i * 3, 11), i % 2 === 0 ? ocre : garance)],
        side * (152 + i * 6),
      ),
    ),
    stroke(ellipse(x(32), 138, 25, 32), or, 11),
    stroke(ellipse(x(32), 138, 29, 36), ocre, 2.4),
    stroke(ellipse(x(32), 138, 20, 27), ocre, 2),
    fill(circle(x(9), 4, 3), encre),
  ]
}

import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, openLine, petal, polar, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { creme, lin, indigo, or } = teintes

/** A lace that stands about the face like a sun: radius 100 without its picots, 64 inside. */
export function coiffeSoleil(ground: string = indigo): Drawing[] {
  const thread = creme
  const veil = blend(ground, creme, 0.3)
  return [
    fill(scallops(28, 96, 10), blend(ground, creme, 0.16)),
    ...around(28, fan(thread)),
    stroke(scallops(28, 96, 10), thread, 1),
    fill(circle(0, 0, 96.5), veil),
    ...[96, 93.6].map((radius) => stroke(circle(0, 0, radius), thread, 0.9)),
    stroke(mesh(112, 84, 93.6), thread, 0.5),
    ...around(28, [fill(circle(0, -88.8, 1.5), creme)], 180 / 28),
    ...[84, 82].map((radius) => stroke(circle(0, 0, radius), thread, 0.8)),
    ...around(28, leaf(thread, veil)),
    ...around(28, [stroke('M0 -62L0 -74', thread, 0.5), fill(circle(0, -76.6, 1.7), or)], 180 / 28),
    fill(scallops(42, 61, 2.6), lin),
    fill(circle(0, 0, 61), creme),
    ...around(84, [stroke('M0 -48L0 -60.4', lin, 0.8)]),
  ]
}

const fan = (thread: string): Drawing[] => [
  stroke(
    [-4.6, -2.3, 0, 2.3, 4.6]
      .map((angle) =>
        openLine([polar(97, angle * 0.6), polar(105.4 - Math.abs(angle) * 0.62, angle)]),
      )
      .join(''),
    thread,
    0.5,
  ),
  fill(ellipse(0, -99.6, 1.9, 2.1), thread),
  ...[-5.2, -2.7, 0, 2.7, 5.2].map((angle) =>
    stroke(circle(...polar(108.6 - Math.abs(angle) * 0.66, angle), 1.1), thread, 0.6),
  ),
]

const leaf = (thread: string, ground: string): Drawing[] => [
  place(0, -63, [
    fill(petal(18.6, 8.4), thread),
    stroke([-13.5, -11, -8.5, -6].map((y) => `M-2.6 ${y}L2.6 ${y}`).join(''), ground, 0.4),
    stroke('M0 -3L0 -16.4', ground, 0.5),
  ]),
]

function mesh(count: number, inner: number, outer: number): string {
  const step = 360 / count
  return Array.from({ length: count }, (_, i) => {
    const from = i * step
    return (
      openLine([polar(inner, from), polar(outer, from + step)]) +
      openLine([polar(inner, from), polar(outer, from - step)])
    )
  }).join('')
}

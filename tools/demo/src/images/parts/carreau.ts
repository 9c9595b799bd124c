import { blend } from '../../drawing/blend'
import { around, clipTo, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, petal, rect, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { indigo, bleu, creme, lin, chene, noyer, paille, or, garance, encre } = teintes

const CUSHION = 'M-150 -96C-150 -120 150 -120 150 -96L166 84C166 112 -166 112 -166 84Z'

/** A lacemaker's pillow: lace begun on its pins, its bobbins spread below; 330 units wide. */
export function carreau(): Drawing[] {
  return [
    place(0, 8, [fill(CUSHION, blend(indigo, encre, 0.6))]),
    fill(CUSHION, bleu),
    clipTo(CUSHION, [
      stroke(
        Array.from({ length: 22 }, (_, i) => `M${-190 + i * 18} -130L${-190 + i * 18} 120`).join(
          '',
        ),
        blend(bleu, creme, 0.24),
        4,
      ),
    ]),
    stroke(CUSHION, or, 4),
    fill(rect(-62, -150, 124, 172), blend(paille, chene, 0.2)),
    ...lace(),
    ...bobbins(),
  ]
}

/** The finished strip, and the pins that hold its last row. */
const lace = (): Drawing[] => [
  fill(rect(-44, -158, 88, 156), indigo),
  stroke(mesh(), creme, 1),
  ...[-134, -86, -38].flatMap((y) => [
    place(0, y, [
      ...around(8, [fill(petal(21, 10), creme)]),
      fill(circle(0, 0, 5), indigo),
      stroke(circle(0, 0, 24), creme, 1.6),
    ]),
  ]),
  ...mirrored([
    ...[-146, -122, -98, -74, -50, -26].map((y) =>
      place(46, y, [fill(scallops(7, 9, 3), creme), fill(circle(0, 0, 4), indigo)]),
    ),
    stroke('M38 -158L38 -4', creme, 2),
  ]),
  ...[-44, -33, -22, -11, 0, 11, 22, 33, 44].map((x) =>
    place(x, Math.abs(x) * -0.2, [
      stroke('M0 4L0 -6', encre, 1.6),
      fill(circle(0, -8, 3.4), Math.abs(x) % 22 === 0 ? garance : or),
    ]),
  ),
]

function mesh(): string {
  let d = ''
  for (let y = -158; y < -10; y += 11) d += `M-36 ${y}L36 ${y + 12}M36 ${y}L-36 ${y + 12}`
  return d
}

const bobbins = (): Drawing[] =>
  Array.from({ length: 13 }, (_, i) => {
    const rank = i - 6
    const reach = 64 - Math.abs(rank) * 0.6 + (i % 2) * 14
    return place(
      rank * 6.6,
      2,
      [stroke(`M0 0L0 ${reach - 30}`, creme, 1.4), place(0, reach, bobbin(i), 0, 0.8)],
      rank * -8.2,
    )
  })

const bobbin = (rank: number): Drawing[] => [
  fill('M-3 -40L3 -40L4 -20L-4 -20Z', creme),
  fill('M-3 -20C-4 0 -8 14 -7 30C-5 42 5 42 7 30C8 14 4 0 3 -20Z', rank % 2 === 0 ? chene : noyer),
  stroke('M-6 20L6 20M-6.8 26L6.8 26', rank % 3 === 0 ? lin : garance, 2),
  fill(ellipse(0, -42, 5, 4), noyer),
  fill(circle(0, 44, 4.4), rank % 2 === 0 ? garance : or),
]

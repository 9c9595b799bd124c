import { blend } from '../../drawing/blend'
import { clipTo, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, heart, type Point, rect } from '../../drawing/outlines'
import { bird, tulip } from '../../motifs/oiseaux'
import { palettes } from '../../palettes'
import { teintes } from '../teintes'
import { stepsAlong } from './courbes'
import { eglantine, rameau } from './fleurs'

const { creme, lin, chene, noyer, paille, or, garance, vermillon, foret, sauge, encre } = teintes

const silks = {
  ...palettes.faience,
  fond: creme,
  fil: garance,
  vif: vermillon,
  chaud: or,
  frais: '#35599b',
}

/** A round frame of radius 100 with its cloth, where two birds and a heart are embroidered. */
export function tambourABroder(): Drawing[] {
  return [
    ...screw(),
    fill(circle(0, 0, 100), noyer),
    fill(circle(0, 0, 97.5), chene),
    fill(circle(0, 0, 92), blend(chene, paille, 0.45)),
    fill(circle(0, 0, 88), noyer),
    fill(circle(0, 0, 86.6), creme),
    clipTo(circle(0, 0, 86.6), [stroke(weave(), lin, 0.5)]),
    ...mirrored([
      ...rameau(
        [
          [0, 62],
          [40, 66],
          [66, 40],
          [66, 6],
        ],
        foret,
        11,
        or,
      ),
      ...rameau(
        [
          [0, -30],
          [20, -58],
          [44, -58],
          [58, -34],
        ],
        sauge,
        9,
        vermillon,
      ),
      place(34, 27, bird(silks), 0, 1.02),
      place(66, 0, tulip(silks, 1), 6, 0.8),
      place(57, -34, tulip(silks, 0), 130, 0.7),
    ]),
    place(0, -34, tulip(silks, 0), 0, 1.25),
    place(0, 66, [fill(heart(44), garance), place(0, -6, [fill(heart(33), vermillon)])]),
    place(0, 40, eglantine(creme, or), 0, 0.48),
  ]
}

function weave(): string {
  let d = ''
  for (let at = -84; at <= 84; at += 6) d += `M${at} -88L${at} 88M-88 ${at}L88 ${at}`
  return d
}

const screw = (): Drawing[] => [
  fill(rect(-11, -112, 22, 16), or),
  fill(rect(-17, -118, 34, 8), blend(or, noyer, 0.3)),
  stroke('M-24 -106L24 -106', blend(or, encre, 0.35), 3.4),
]

/** A needle along its axis, its point down at (0, 0), its eye at (0, -length). */
export const aiguille = (length: number): Drawing[] => [
  fill(
    `M0 0L-3.4 ${-length * 0.5}L-4.6 ${-length * 0.96}C-4.6 ${-length * 1.02} 4.6 ${-length * 1.02} 4.6 ${-length * 0.96}L3.4 ${-length * 0.5}Z`,
    '#b9c2cc',
  ),
  fill(
    `M0 0L-3.4 ${-length * 0.5}L-4.6 ${-length * 0.96}L-1 ${-length}L-0.6 ${-length * 0.4}Z`,
    '#e4e8ea',
  ),
  stroke(`M0 ${-length * 0.955}L0 ${-length * 0.88}`, encre, 2.6),
]

/** A reel of thread, 60 units wide and 84 high, about the origin. */
export const bobine = (color: string): Drawing[] => [
  fill(rect(-22, -34, 44, 68), color),
  stroke(
    Array.from({ length: 9 }, (_, i) => `M-22 ${-29 + i * 7}L22 ${-26 + i * 7}`).join(''),
    blend(color, '#000000', 0.24),
    1.6,
  ),
  stroke(
    Array.from({ length: 9 }, (_, i) => `M-20 ${-32 + i * 7}L6 ${-30 + i * 7}`).join(''),
    blend(color, creme, 0.3),
    1.4,
  ),
  ...[-38, 38].flatMap((y) => [
    fill(`M-30 ${y - 5}L30 ${y - 5}L30 ${y + 5}L-30 ${y + 5}Z`, chene),
    stroke(`M-28 ${y - 3}L28 ${y - 3}`, paille, 1.6),
  ]),
]

/** Stitches set end to end along a line. */
export const points = (line: readonly Point[], color: string, size: number): Drawing[] =>
  stepsAlong(line, size * 1.6).map(({ x, y, degrees }) =>
    place(x, y, [stroke(`M${-size / 2} 0L${size / 2} 0`, color, size * 0.32)], degrees),
  )

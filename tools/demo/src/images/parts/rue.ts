import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, drop, ellipse, heart, petal, rect, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { foret, sauge, tilleul, creme, lin, encre, or, paille, garance, vermillon, noyer } = teintes

/** A plane tree 620 units high with its mottled bark; its foot is the origin. */
export function platane(): Drawing[] {
  const bark = blend(lin, tilleul, 0.3)
  return [
    fill('M-24 0C-18 -120 -16 -200 -22 -300L22 -300C16 -200 18 -120 24 0Z', bark),
    stroke(
      'M-4 -260C-20 -330 -60 -350 -110 -380M4 -260C20 -340 60 -360 112 -392M0 -260L0 -420',
      bark,
      20,
    ),
    ...BARK.map(([x, y, r], i) =>
      fill(ellipse(x, y, r, r * 1.6), i % 2 === 0 ? blend(sauge, creme, 0.25) : creme),
    ),
    ...CROWN.map(([x, y, r], i) => place(x, y, crown(r, i))),
    stroke('M-46 0L46 0', encre, 5),
    ...mirrored([
      stroke('M30 0L30 -70C30 -90 40 -90 40 -76', encre, 4),
      stroke('M14 0L14 -64', encre, 3),
    ]),
    stroke('M-32 -62L32 -62M-32 -30L32 -30', encre, 3),
  ]
}

const BARK: readonly (readonly [number, number, number])[] = [
  [-8, -110, 7],
  [9, -150, 8],
  [-6, -190, 6],
  [6, -228, 7],
  [-10, -262, 6],
  [10, -90, 5],
]

const CROWN: readonly (readonly [number, number, number])[] = [
  [-120, -400, 92],
  [124, -410, 92],
  [0, -380, 88],
  [-66, -500, 96],
  [74, -508, 96],
  [0, -580, 78],
]

const crown = (radius: number, rank: number): Drawing[] => [
  fill(scallops(14, radius, 14), rank % 2 === 0 ? foret : blend(foret, sauge, 0.5)),
  ...around(7, [place(0, -radius * 0.46, leaf(rank % 2 === 0 ? sauge : tilleul))], rank * 24),
  place(0, radius * 0.12, leaf(tilleul)),
  ...around(
    3,
    [
      stroke(`M0 ${-radius * 0.2}L0 ${-radius * 0.3}`, noyer, 2),
      fill(circle(0, -radius * 0.22, 6), or),
    ],
    rank * 40 + 60,
  ),
]

/** Five pointed lobes. */
const leaf = (color: string): Drawing[] => [
  ...[-100, -50, 0, 50, 100].map((turn) =>
    place(0, 0, [fill(petal(turn === 0 ? 27 : 22, 12), color)], turn),
  ),
  stroke('M0 12L0 -16', blend(color, foret, 0.5), 1.6),
]

/** A street lamp 300 units high; its foot is the origin. */
export const reverbere = (): Drawing[] => [
  fill('M-18 0L-12 -34L12 -34L18 0Z', encre),
  fill(rect(-5, -226, 10, 200), encre),
  ...[-60, -130, -200].map((y) => fill(ellipse(0, y, 10, 7), encre)),
  ...mirrored([stroke('M0 -196C26 -196 30 -216 24 -226', encre, 4)]),
  fill('M-20 -286L20 -286L13 -226L-13 -226Z', paille),
  stroke('M-20 -286L20 -286L13 -226L-13 -226ZM0 -286L0 -226', encre, 3.4),
  fill('M-26 -286C-20 -304 20 -304 26 -286Z', encre),
  fill(circle(0, -304, 5), or),
]

/** An advertising column with patterns only; 330 units high, its foot is the origin. */
export const colonne = (): Drawing[] => [
  fill(rect(-58, -24, 116, 24), encre),
  fill(rect(-50, -236, 100, 214), foret),
  fill(rect(-42, -222, 84, 184), creme),
  place(0, -130, [
    fill(rect(-42, -92, 84, 184), garance),
    stroke(rect(-35, -85, 70, 170), or, 2.4),
    place(0, -22, [
      ...around(12, [fill(drop(29, 12), or)]),
      ...around(12, [fill(drop(17, 5), vermillon)]),
      fill(circle(0, 0, 6), creme),
    ]),
    place(0, 66, [fill(heart(42), creme), place(0, -7, [fill(heart(27), vermillon)])]),
  ]),
  fill('M-70 -236L70 -236L60 -254L-60 -254Z', foret),
  ...Array.from({ length: 9 }, (_, i) => fill(circle(-60 + i * 15, -234, 7), sauge)),
  fill('M-54 -254C-50 -296 -20 -306 0 -322C20 -306 50 -296 54 -254Z', foret),
  stroke('M-30 -258C-28 -284 -10 -300 0 -312C10 -300 28 -284 30 -258M0 -312L0 -258', sauge, 2.4),
  fill(circle(0, -326, 7), or),
]

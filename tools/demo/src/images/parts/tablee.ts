import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, heart, petal, rect } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { peau, joue, creme, lin, encre, or, garance, bleu, noyer, chataine } = teintes

/** A left forearm seen from above, that comes from the top and lays its hand at the origin. */
export const avantBras = (sleeve: string, cuff: string): Drawing[] => [
  fill('M-62 -330C-50 -180 -32 -90 -25 -34L25 -34C32 -90 48 -180 56 -330Z', sleeve),
  stroke(
    'M-26 -320C-20 -140 -14 -90 -11 -50M26 -320C20 -140 14 -90 11 -50',
    blend(sleeve, '#000000', 0.22),
    2.4,
  ),
  ...main(),
  fill('M-29 -56L29 -56L27 -30L-27 -30Z', cuff),
  ...[-16, 0, 16].map((x) => place(x, -43, [...around(4, [fill(petal(8, 5), sleeve)])])),
  stroke('M-29 -60L29 -60', cuff, 3),
]

/** A hand that points down, its thumb on the right. */
const main = (): Drawing[] => [
  stroke('M12 -14C26 -2 30 8 28 20', peau, 13),
  fill('M-21 -34C-25 -8 -24 8 -20 18L18 18C22 4 22 -14 19 -34Z', peau),
  ...[-14.4, -4.8, 4.8, 13.8].map((x, i) =>
    stroke(`M${x} 12L${x * 1.06} ${[30, 40, 41, 34][i]}`, peau, 9.4),
  ),
  stroke('M-9.6 18L-10 30M0 18L0 36M9.6 18L9.8 32', joue, 1.5),
]

/** An open notebook, its top towards the middle of the table; about 120 units wide. */
export const cahier = (cover: string): Drawing[] => [
  fill(rect(-66, -44, 132, 92), blend(cover, '#000000', 0.2)),
  fill('M0 -40C-20 -46 -44 -46 -61 -40L-61 42C-44 36 -20 36 0 42Z', creme),
  fill('M0 -40C20 -46 44 -46 61 -40L61 42C44 36 20 36 0 42Z', blend(creme, lin, 0.4)),
  stroke(
    [-24, -10, 4, 18].map((y) => `M-52 ${y}C-38 ${y - 4} -22 ${y - 4} -10 ${y}`).join(''),
    bleu,
    2.4,
  ),
  place(30, 16, [fill(heart(30), garance)]),
  stroke('M0 -40L0 42', blend(lin, encre, 0.3), 2),
]

export const crayon = (color: string): Drawing[] => [
  fill('M-5 -50L5 -50L5 22L0 38L-5 22Z', color),
  fill('M-5 22L5 22L0 38Z', creme),
  fill('M-1.7 32.6L1.7 32.6L0 38Z', encre),
  fill(rect(-5, -58, 10, 9), garance),
]

export const tasse = (): Drawing[] => [
  fill(circle(0, 0, 34), creme),
  stroke(circle(0, 0, 29), bleu, 2),
  ...around(8, [fill(circle(0, -23.5, 2.4), garance)]),
  stroke('M15 -12C30 -20 34 2 20 6', creme, 5),
  fill(circle(0, 0, 19), or),
  fill(circle(0, 0, 16.5), chataine),
  stroke('M-9 -4C-6 -11 4 -12 8 -6', blend(noyer, or, 0.5), 2),
  fill(ellipse(3, 5, 3, 2), blend(noyer, or, 0.4)),
]

/** A guest's shoulders and hat seen from above, the face towards the bottom; about the origin. */
export const convive = (coat: string, hat: string, ribbon: string): Drawing[] => [
  fill(ellipse(0, 0, 150, 84), coat),
  stroke(ellipse(0, 0, 138, 72), blend(coat, '#000000', 0.22), 3),
  fill(circle(0, 26, 86), blend(coat, '#000000', 0.3)),
  fill(circle(0, 22, 84), hat),
  stroke(circle(0, 22, 76), blend(hat, ribbon, 0.5), 2.4),
  fill(circle(0, 22, 47), ribbon),
  fill(circle(0, 22, 40), hat),
  ...around(8, [fill(petal(26, 11), ribbon)]).map((leaf) => place(0, 22, [leaf])),
]

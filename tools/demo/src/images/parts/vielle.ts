import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, heart, petal, rect, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { bezier, stepsAlong } from './courbes'
import { eglantine, feuille } from './fleurs'

const { noyer, chene, paille, creme, garance, or, encre, indigo, foret } = teintes

const BODY =
  'M-34 -112C-44 -70 -114 -34 -112 44C-110 108 -54 142 0 142C54 142 110 108 112 44C114 -34 44 -70 34 -112Z'

/** A hurdy-gurdy seen from above, its head up and its crank down; 400 units long. */
export function vielle(): Drawing[] {
  return [
    ...crank(),
    ...head(),
    fill(BODY, noyer),
    place(0, 2, [fill(BODY, paille)], 0, 0.93),
    place(0, 3, [stroke(BODY, garance, 3)], 0, 0.86),
    ...purfling(),
    ...mirrored([
      place(66, -4, [...around(6, [fill(petal(15, 7), garance)]), fill(circle(0, 0, 4), encre)]),
      place(72, 40, feuille(30, foret), 200),
      place(70, 44, feuille(26, foret), 140),
      place(74, 38, eglantine(garance, creme), 0, 0.62),
      stroke('M40 104L52 -66L30 -168', blend(encre, chene, 0.3), 1.3),
      stroke('M34 106L44 -66L26 -176', blend(encre, chene, 0.3), 1.3),
    ]),
    ...tailpiece(),
    ...keybox(),
    ...wheel(),
  ]
}

/** Inlay along the edge of the sound board, as far as the keybox. */
const purfling = (): Drawing[] =>
  mirrored(
    stepsAlong(bezier([100, 30], [96, 96], [50, 130], [0, 130], 30), 10).map(({ x, y, degrees }) =>
      place(x, y, [fill(rect(-2.6, -1.6, 5.2, 3.2), noyer)], degrees),
    ),
  )

/** The long box over the strings, with its row of keys. */
const keybox = (): Drawing[] => [
  ...Array.from({ length: 10 }, (_, i) =>
    fill(rect(26, -146 + i * 15, i % 3 === 1 ? 22 : 16, 9), i % 3 === 1 ? encre : creme),
  ),
  fill('M-30 -158L30 -158L34 12L-34 12Z', noyer),
  fill('M-25 -152L25 -152L28 7L-28 7Z', chene),
  stroke('M-21 -146L21 -146L23.4 1L-23.4 1Z', or, 2),
  ...[-120, -74, -28].map((y, i) =>
    place(0, y, [
      ...(i === 1
        ? around(8, [fill(petal(19, 8), garance)])
        : around(4, [fill(petal(20, 9), creme)], 45)),
      ...(i === 1
        ? around(8, [fill(petal(13, 3), or)], 22.5)
        : around(4, [fill(petal(14, 6), garance)])),
      fill(circle(0, 0, 4), i === 1 ? creme : or),
    ]),
  ),
]

const wheel = (): Drawing[] => [
  fill('M-58 50C-58 14 58 14 58 50L58 62L-58 62Z', encre),
  fill('M-54 50C-54 19 54 19 54 50L54 57L-54 57Z', garance),
  stroke('M-46 50C-46 27 46 27 46 50', or, 2),
  ...mirrored([place(24, 46, [...around(5, [fill(petal(8, 5), creme)])])]),
  place(0, 49, [fill(heart(14), creme)]),
]

const tailpiece = (): Drawing[] => [
  fill('M-30 132C-34 108 -24 92 -16 84L16 84C24 92 34 108 30 132C16 138 -16 138 -30 132Z', indigo),
  stroke('M-24 128C-27 110 -20 97 -13 90L13 90C20 97 27 110 24 128', or, 1.8),
  place(0, 126, [fill(heart(24), or), place(0, -4, [fill(heart(15), garance)])]),
]

const head = (): Drawing[] => [
  ...[-196, -180, -164].flatMap((y) =>
    mirrored([stroke(`M12 ${y}L34 ${y - 4}`, encre, 4), fill(ellipse(38, y - 5, 7, 5), creme)]),
  ),
  fill('M-24 -152L-17 -212C-12 -218 12 -218 17 -212L24 -152Z', noyer),
  fill('M-14 -158L-10 -206L10 -206L14 -158Z', encre),
  place(0, -226, [
    fill(scallops(10, 19, 5), chene),
    fill(circle(0, 0, 13), noyer),
    ...around(6, [fill(petal(12, 6), or)]),
  ]),
]

const crank = (): Drawing[] => [
  stroke('M0 136L0 166C2 178 34 168 58 176', encre, 6),
  fill(ellipse(0, 150, 8, 6), or),
  place(58, 178, [
    fill(ellipse(0, 12, 9, 14), creme),
    stroke('M-7 8L7 8M-7 16L7 16', garance, 2),
    fill(circle(0, -2, 6), or),
  ]),
]

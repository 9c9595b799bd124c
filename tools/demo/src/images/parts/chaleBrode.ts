import { blend } from '../../drawing/blend'
import { around, clipTo, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, drop, petal, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { bezier, smooth, stepsAlong } from './courbes'
import { eglantine, feuille, marguerite, tulipe } from './fleurs'

const { creme, lin, garance, or, indigo, vermillon, saumon, ciel, sauge, paille } = teintes

/**
 * The bust under the face of `visage`, in its units: pleated lace collar, bodice, and a shawl
 * crossed over the breast, embroidered and fringed. It runs from y = 78 down to y = 330.
 */
export function chaleBrode(): Drawing[] {
  return [
    fill('M-150 330C-148 200 -120 130 -46 104L46 104C120 130 148 200 150 330Z', indigo),
    fill('M-44 96L0 236L44 96Z', creme),
    stroke(
      [-32, -24, -16, -8, 0, 8, 16, 24, 32].map((x) => `M${x} 100L${x * 0.12} 234`).join(''),
      lin,
      1.6,
    ),
    ...bodice(),
    ...mirrored([...half()]),
    place(0, 232, brooch()),
    ...collar(),
  ]
}

/** The visible part of the bodice between the ends of the shawl. */
const bodice = (): Drawing[] => [
  fill('M-60 330C-50 280 -26 250 0 236C26 250 50 280 60 330Z', indigo),
  stroke(
    [262, 282, 302, 322]
      .map(
        (y) =>
          `M${-(y - 244) * 0.42} ${y}L${(y - 244) * 0.42} ${y + 14}M${(y - 244) * 0.42} ${y}L${-(y - 244) * 0.42} ${y + 14}`,
      )
      .join(''),
    or,
    2,
  ),
]

const SHAWL =
  'M34 92C70 100 130 118 160 176C176 210 182 260 184 340L96 340C84 310 50 272 -6 244L-6 214C10 190 26 140 34 92Z'

function half(): Drawing[] {
  const hem = bezier([94, 338], [82, 306], [48, 270], [-6, 242], 30)
  const edge = bezier([35, 94], [27, 140], [12, 190], [-4, 214], 30)
  const shade = blend(garance, '#000000', 0.3)
  return [
    ...stepsAlong(hem, 5.4).map(({ x, y }) => stroke(`M${x} ${y}L${x - 9} ${y + 19}`, paille, 1.9)),
    fill(SHAWL, garance),
    clipTo(SHAWL, [
      stroke(smooth(hem.map(([x, y]) => [x + 4, y - 7])), indigo, 11),
      ...stepsAlong(hem, 9).map(({ x, y, degrees }) =>
        place(x + 4, y - 7, [fill(petal(7, 4.4), or), fill(petal(-7, 4.4), or)], degrees),
      ),
      stroke(smooth(hem.map(([x, y]) => [x + 8, y - 15])), or, 2),
      stroke(smooth(edge.map(([x, y]) => [x + 3.4, y + 1])), indigo, 8),
      ...stepsAlong(edge, 7).map(({ x, y }) => fill(circle(x + 4, y + 1, 1.7), or)),
      stroke(smooth(edge.map(([x, y]) => [x + 9, y + 3])), or, 1.6),
      stroke('M120 122C132 170 120 230 92 300M74 108C88 140 76 190 40 236', shade, 1.6),
      ...embroidery(),
    ]),
  ]
}

const embroidery = (): Drawing[] => [
  stroke(
    'M46 130C70 150 74 190 44 222M74 172C100 190 112 230 92 272M100 150C136 170 152 220 146 320',
    sauge,
    2.4,
  ),
  ...LEAVES.map(([x, y, degrees, size]) => place(x, y, feuille(size, sauge), degrees)),
  place(59, 142, eglantine(creme, saumon), 0, 0.72),
  place(102, 178, marguerite(or, garance), 0, 0.98),
  place(102, 178, [...around(12, [fill(circle(0, -23, 1.8), creme)], 15)]),
  place(55, 206, tulipe(saumon, creme), 196, 0.62),
  place(104, 250, eglantine(ciel, creme), 20, 0.84),
  place(98, 132, tulipe(creme, or), 32, 0.5),
  place(147, 216, eglantine(vermillon, creme), 8, 0.9),
  place(143, 290, marguerite(creme, or), 0, 0.96),
  place(74, 236, [fill(drop(9, 6), or)], 30),
  ...BUDS.map(([x, y]) => fill(circle(x, y, 2.6), or)),
]

const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [72, 166, 60, 19],
  [72, 172, -150, 16],
  [68, 190, 130, 17],
  [88, 206, 160, 17],
  [108, 212, 20, 18],
  [110, 226, 110, 15],
  [128, 166, 30, 19],
  [134, 176, -160, 18],
  [150, 246, 150, 18],
  [146, 262, -30, 18],
  [120, 270, 130, 20],
  [90, 272, -150, 14],
  [84, 134, 100, 14],
  [122, 236, 60, 15],
]

const BUDS: readonly (readonly [number, number])[] = [
  [80, 152],
  [126, 204],
  [84, 222],
  [128, 268],
  [122, 146],
  [166, 250],
  [70, 120],
]

/** A flounce of lace along the neck and the edges of the shawl. */
function collar(): Drawing[] {
  const seam = bezier([41, 97], [31, 132], [18, 168], [-3, 208], 40)
  return mirrored([
    ...stepsAlong(seam, 9.6).map(({ x, y, degrees }) =>
      place(
        x,
        y,
        [
          fill(circle(0, -9, 6.6), creme),
          stroke(circle(0, -9, 6.4), lin, 1.1),
          fill(circle(0, -10, 1.9), shadow),
          ...[-1, 1].map((side) => fill(circle(side * 3.6, -8, 1), shadow)),
        ],
        degrees,
      ),
    ),
    stroke(smooth(seam), creme, 12),
    stroke(smooth(seam.map(([x, y]) => [x + 4.6, y + 1.6])), lin, 1.2),
    stroke(smooth(seam.map(([x, y]) => [x - 4.6, y - 1.6])), lin, 1.2),
    ...stepsAlong(seam, 6).map(({ x, y }) => fill(circle(x, y, 1.3), shadow)),
  ])
}

const shadow = blend(lin, '#8a6f3f', 0.42)

const brooch = (): Drawing[] => [
  fill(scallops(12, 17, 5), or),
  fill(circle(0, 0, 14.4), garance),
  ...around(8, [fill(petal(13, 6), creme)]),
  fill(circle(0, 0, 4), or),
]

import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, rect } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { bezier, stepsAlong } from './courbes'

const { noyer, chene, paille, or, creme, lin, garance, vermillon, encre } = teintes

/** A turned post: a bar with rings and a swelling at its middle, from (0, 0) up. */
function montant(length: number, width = 9): Drawing[] {
  return [
    fill(rect(-width / 2, -length, width, length), chene),
    ...[0.18, 0.5, 0.82].map((share) =>
      fill(ellipse(0, -length * share, width * 0.95, width * 1.2), noyer),
    ),
    ...[0.34, 0.66].map((share) => fill(rect(-width * 0.7, -length * share, width * 1.4, 4), or)),
  ]
}

/** A spinning wheel with its distaff, about 320 units wide and 400 high; its foot is the origin. */
export function rouet(): Drawing[] {
  return [
    place(-98, -2, montant(150), 10),
    place(120, -2, montant(112), -12),
    place(30, -2, montant(120), 5),
    place(-76, -146, montant(196, 8), -3),
    ...distaff(),
    place(20, -122, [
      fill('M-160 8L150 -22L152 0L-158 32Z', noyer),
      stroke('M-154 14L146 -15', or, 2.4),
    ]),
    place(64, -250, wheel()),
    place(64, -140, montant(112, 10)),
    fill(circle(64, -250, 9), or),
    ...flyer(),
    stroke('M64 -250L86 -206L60 -30', noyer, 4.4),
    fill('M4 -22L110 -30L112 -18L6 -10Z', chene),
  ]
}

const wheel = (): Drawing[] => [
  stroke(circle(0, 0, 104), noyer, 17),
  stroke(circle(0, 0, 104), chene, 11),
  stroke(circle(0, 0, 104), or, 1.8),
  ...around(12, [
    stroke('M0 -14L0 -96', chene, 5),
    fill(ellipse(0, -46, 6, 12), noyer),
    fill(ellipse(0, -70, 5, 7), paille),
  ]),
  ...around(24, [fill(circle(0, -104, 2.6), creme)]),
  fill(circle(0, 0, 20), noyer),
  ...around(8, [fill(ellipse(0, -11, 3, 5), or)]),
]

/** Wool on its stick, bound with a ribbon. */
const distaff = (): Drawing[] => [
  place(-88, -338, [
    fill('M0 -76C34 -60 42 0 24 46C12 66 -12 66 -24 46C-42 0 -34 -60 0 -76Z', creme),
    ...[-0.6, -0.2, 0.2, 0.6].map((bend) =>
      stroke(`M${bend * 16} -62C${bend * 52} -30 ${bend * 52} 16 ${bend * 26} 54`, lin, 2.6),
    ),
    stroke('M-36 -18C-14 -6 14 -6 36 -18M-37 4C-14 16 14 16 37 4', garance, 5),
    fill(circle(0, -82, 8), or),
  ]),
]

const flyer = (): Drawing[] => [
  place(-78, -172, [
    fill(rect(-34, -20, 62, 40), vermillon),
    stroke(
      Array.from({ length: 8 }, (_, i) => `M${-30 + i * 8} -20L${-26 + i * 8} 20`).join(''),
      blend(vermillon, '#000000', 0.3),
      2,
    ),
    fill(rect(-42, -26, 9, 52), chene),
    fill(rect(26, -26, 9, 52), chene),
    stroke('M36 0L58 0M-44 0L-62 0', encre, 4),
  ]),
  stroke('M-50 -192L20 -350M-46 -154L110 -156', paille, 2),
]

/** A basket of plaited willow with its handle, about 200 units wide; its foot is the origin. */
export function panier(): Drawing[] {
  const rows = Array.from({ length: 6 }, (_, i) => i)
  const dark = blend(chene, encre, 0.3)
  return [
    stroke('M-76 -96C-70 -210 70 -210 76 -96', dark, 16),
    stroke('M-76 -96C-70 -210 70 -210 76 -96', or, 9),
    ...stepsAlong(bezier([-76, -96], [-70, -210], [70, -210], [76, -96]), 15).map(
      ({ x, y, degrees }) => place(x, y, [stroke('M-3 -6L3 6', chene, 3)], degrees),
    ),
    fill('M-98 -98L98 -98L76 0L-76 0Z', dark),
    ...rows.flatMap((row) => {
      const half = 94 - row * 3.9
      const count = 10
      const step = (half * 2) / count
      return Array.from({ length: count }, (_, i) =>
        (i + row) % 2 === 0
          ? [
              fill(
                rect(-half + i * step - 2, -92 + row * 15, step + 4, 12.6),
                row % 3 === 1 ? garance : or,
              ),
            ]
          : [
              fill(
                rect(-half + i * step + 5, -93 + row * 15, step - 10, 15),
                blend(or, chene, 0.7),
              ),
            ],
      ).flat()
    }),
    fill('M-106 -106L106 -106L102 -90L-102 -90Z', or),
    stroke(
      Array.from({ length: 17 }, (_, i) => `M${-98 + i * 12} -104L${-92 + i * 12} -92`).join(''),
      chene,
      3.4,
    ),
    fill('M-80 -6L80 -6L78 6L-78 6Z', or),
  ]
}

/** A ball of wool of radius 40. */
export const pelote = (color: string): Drawing[] => [
  fill(circle(0, 0, 40), color),
  stroke(
    'M-36 -14C-14 -38 20 -38 34 -18M-39 2C-18 -24 24 -26 39 -4M-38 14C-14 -12 22 -14 38 12',
    blend(color, creme, 0.4),
    2.6,
  ),
  stroke(
    'M-28 26C-20 -6 6 -30 26 -30M-14 36C-6 6 18 -18 36 -16M4 39C8 18 24 2 38 6',
    blend(color, '#000000', 0.24),
    2.6,
  ),
]

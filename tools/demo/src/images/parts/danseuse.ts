import { blend } from '../../drawing/blend'
import { clipTo, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, diamond, petal, type Point } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { jambe } from './membres'
import { type Coiffe, tete } from './tetes'

export interface Parure {
  jupe: string
  corsage: string
  tablier: string
  chale: string
  galon: string
  coiffe: Coiffe
}

const { creme, peau, or, garance, foret, encre } = teintes

/**
 * A dancing woman, without arms: her shoulders are at (±20, -138), the ground at 0 and her height
 * about 200. `elan` is the swing of her skirt, `pas` (-1 to 1) the foot that steps out.
 */
export function danseuse(parure: Parure, elan = 0, pas = 0): Drawing[] {
  const { jupe, corsage, galon, coiffe } = parure
  const raised = pas === 0 ? 0 : 7
  return [
    ...jambe([-11, -34], [-13 - Math.max(0, -pas) * 12, -7 - (pas < 0 ? raised : 0)], -1, creme),
    ...jambe([11, -34], [13 + Math.max(0, pas) * 12, -7 - (pas > 0 ? raised : 0)], 1, creme),
    ...skirt(jupe, galon, elan),
    ...apron(parure, elan),
    fill('M-22 -140C-20 -124 -16 -114 -14 -102L14 -102C16 -114 20 -124 22 -140Z', corsage),
    fill('M-9 -144L0 -124L9 -144Z', peau),
    ...shawl(parure),
    stroke('M-14 -103L14 -103', galon, 4),
    place(0, -146, tete(coiffe), elan * 0.16),
    stroke('M-5.6 -145C-3 -142.6 3 -142.6 5.6 -145', encre, 1.8),
    fill(circle(0, -140.4, 2), or),
  ]
}

function skirt(color: string, trim: string, e: number): Drawing[] {
  const hem = (x: number, y: number) =>
    `${x + e} ${y}C${x + e + 8} ${y + 8} ${x + e + 22} ${y + 8} ${x + e + 32} ${y + 3}`
  const outline =
    `M-13 -104C-24 -86 ${-56 + e} -62 ${-66 + e} -30C${-56 + e} -18 ${-42 + e} -18 ${-32 + e} -23` +
    `C${-22 + e} -14 ${-8 + e} -14 ${e} -19C${8 + e} -14 ${22 + e} -14 ${32 + e} -23` +
    `C${42 + e} -18 ${56 + e} -18 ${66 + e} -30C${56 + e} -62 24 -86 13 -104Z`
  const shade = blend(color, '#000000', 0.28)
  const line = (up: number) =>
    `M${-70 + e} ${-34 - up}C${-56 + e} ${-19 - up} ${-42 + e} ${-19 - up} ${hem(-32, -23 - up)}` +
    `C${8 + e} ${-12 - up} ${22 + e} ${-14 - up} ${32 + e} ${-23 - up}` +
    `C${42 + e} ${-19 - up} ${56 + e} ${-19 - up} ${70 + e} ${-34 - up}`
  return [
    fill(outline, color),
    clipTo(outline, [
      stroke(
        [-26, 26, -40, 40, -54, 54]
          .map((x) => `M${x * 0.2} -102C${x * 0.4} -80 ${x + e} -50 ${x + e} -14`)
          .join(''),
        shade,
        1.6,
      ),
      stroke(line(7), trim, 6),
      stroke(line(17), trim, 2),
      ...SPRIGS.map(([x, y]) =>
        place(x + e * (1 + y / 104), y, [fill(diamond(0, 0, 2, 3.4), trim)]),
      ),
    ]),
  ]
}

function apron({ tablier, jupe, galon }: Parure, elan: number): Drawing[] {
  const e = elan * 0.9
  const outline =
    `M-12 -103C-17 -86 ${-28 + e} -58 ${-32 + e} -38C${-12 + e} -27 ${12 + e} -27 ${32 + e} -38` +
    `C${28 + e} -58 17 -86 12 -103Z`
  return [
    fill(outline, tablier),
    stroke(`M${-31 + e} -40C${-12 + e} -29 ${12 + e} -29 ${31 + e} -40`, galon, 2.4),
    place(elan * 0.5, -48, [
      stroke('M0 0L0 -20', foret, 1.6),
      ...mirrored([
        place(0, -3, [fill(petal(14, 6), foret)], 58),
        place(0, -16, [fill(petal(13, 7), jupe)], 42),
      ]),
      place(0, -16, [fill(petal(17, 9), jupe), fill(petal(9, 3.4), galon)]),
    ]),
  ]
}

/** Small flowers printed on the skirt, beside the apron. */
const SPRIGS: readonly Point[] = [-1, 1].flatMap((side): Point[] => [
  [side * 46, -54],
  [side * 33, -48],
  [side * 36, -66],
  [side * 26, -78],
  [side * 47, -42],
])

/** The square folded in a triangle, crossed over the breast and pinned. */
function shawl({ chale, galon }: Parure): Drawing[] {
  return [
    ...mirrored([
      fill(
        'M8 -147C16 -145 22 -142 25 -137C22 -126 12 -115 -2 -110L-3 -117C2 -126 6 -136 8 -147Z',
        chale,
      ),
      stroke('M24.4 -136.6C21 -126 12 -116.6 -1 -111.6', galon, 2),
      ...[
        [18, -135],
        [12, -125],
      ].map(([x = 0, y = 0]) => fill(circle(x, y, 2.1), galon)),
    ]),
    fill(circle(0, -114, 2.6), garance === chale ? or : garance),
  ]
}

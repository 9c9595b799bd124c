import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, diamond, polar, polygon, star } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { medaillon } from './medaillon'
import type { Motif } from './Motif'
import { semis } from './semis'

/** Marquetry: eight-pointed stars cut in light and dark halves, on a sky of small ones. */
export const etoile: Motif = (palette, width, height) => {
  const dim = blend(palette.fond, palette.frais, 0.5)
  const small: Drawing[] = [fill(star(8, 9, 3.6), dim)]
  return [...semis(small, width, height, 62), ...medaillon(ornament(palette), width, height)]
}

function ornament({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  return [
    fill(circle(0, 0, 99), fond),
    fill(circle(0, 0, 97), vif),
    fill(circle(0, 0, 94.5), fond),
    ...around(48, [fill(polygon([polar(93, -3.1), polar(93, 3.1), polar(84.5, 0)]), fil)]),
    ...around(48, [fill(polygon([polar(84, -3.1), polar(84, 3.1), polar(91, 0)]), chaud)], 3.75),
    stroke(circle(0, 0, 83), vif, 1.4),
    ...around(8, cutBranch(80, 27, 22.5, blend(fond, frais, 0.75), frais), 22.5),
    ...around(8, cutBranch(80, 40, 22.5, vif, blend(vif, fil, 0.6))),
    ...around(8, [place(0, -72, smallStar(fil))], 22.5),
    ...around(8, cutBranch(46, 17, 22.5, chaud, blend(chaud, fond, 0.4)), 22.5),
    ...around(8, cutBranch(34, 14, 22.5, fil, blend(fil, vif, 0.55))),
    fill(circle(0, 0, 8), fond),
    fill(star(8, 7, 3.2), vif),
    fill(circle(0, 0, 1.8), fil),
  ]
}

/** A branch pointing up, its left half in one wood and its right half in another. */
function cutBranch(
  outer: number,
  inner: number,
  spread: number,
  left: string,
  right: string,
): Drawing[] {
  return [
    fill(polygon([[0, 0], polar(inner, -spread), polar(outer, 0)]), left),
    fill(polygon([[0, 0], polar(inner, spread), polar(outer, 0)]), right),
  ]
}

const smallStar = (color: string): Drawing[] => [
  fill(star(8, 6, 2.4), color),
  fill(diamond(0, 10, 1.6, 2.6), color),
]

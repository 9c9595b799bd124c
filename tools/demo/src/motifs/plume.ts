import { around, clipTo, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, drop, petal, polar, rect, scallops } from '../drawing/outlines'
import { blend } from '../drawing/blend'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'

/** Bigouden embroidery: rows of peacock feathers laid over each other like scales. */
export const plume: Motif = (palette, width, height) => {
  const columns = Math.max(3, Math.round(width / 400))
  const radius = width / columns / 2
  const rise = radius * 0.74
  const rows = Math.ceil(height / rise) + 2
  const scale = radius / 100
  const drawings: Drawing[] = []
  for (let row = 0; row < rows; row += 1) {
    const odd = row % 2 === 1
    const feather = row % 4 < 2 ? first(palette) : second(palette)
    for (let column = odd ? 0 : -0.5; column <= columns; column += 1) {
      drawings.push(place((column + 0.5) * radius * 2, row * rise + rise * 0.1, feather, 0, scale))
    }
  }
  return [clipTo(rect(0, 0, width, height), drawings)]
}

function first({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  return [
    fill(circle(0, 0, 100), fond),
    stroke(circle(0, 0, 96), vif, 3.2),
    ...arch(22, [fill(circle(0, -88.5, 3), fil)]),
    stroke(circle(0, 0, 81), vif, 2.2),
    ...arch(18, [place(0, -58, [fill(drop(19.5, 13), chaud), fill(drop(11, 6), fil)])]),
    fill(circle(0, 0, 56), vif),
    fill(circle(0, 0, 51.5), fond),
    ...arch(16, [place(0, -37, [fill(petal(13, 7), frais)])]),
    stroke(circle(0, 0, 35.5), fil, 2.2),
    fill(circle(0, 0, 30), chaud),
    ...around(12, [place(0, -8, [fill(petal(19, 7), fil)])]),
    fill(circle(0, 0, 9), fond),
  ]
}

function second({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  const ember = blend(chaud, fond, 0.25)
  return [
    fill(circle(0, 0, 100), fond),
    fill(scallops(30, 94, 4.4), chaud),
    fill(circle(0, 0, 92), fond),
    ...arch(28, [stroke('M0 -77L0 -89', fil, 2)]),
    stroke(circle(0, 0, 74), chaud, 2.6),
    ...arch(14, [place(0, -47, [fill(petal(25, 16), vif), fill(petal(15, 7), ember)])]),
    ...arch(14, [fill(circle(0, -67, 2.8), frais)], 360 / 28),
    stroke(circle(0, 0, 45), fil, 2.4),
    fill(circle(0, 0, 39), ember),
    ...arch(12, [fill(polygonRay(38, 26), vif)]),
    fill(circle(0, 0, 24), fil),
    fill(circle(0, 0, 17), chaud),
    fill(circle(0, 0, 9), frais),
  ]
}

/** Copies on the upper half of the circle only: the lower half is always covered. */
const arch = (count: number, children: Drawing[], offset = 0): Drawing[] =>
  around(count * 2, children, offset)

function polygonRay(outer: number, inner: number): string {
  const [x1, y1] = polar(inner, -7)
  const [x2, y2] = polar(inner, 7)
  return `M${x1} ${y1}L0 ${-outer}L${x2} ${y2}Z`
}

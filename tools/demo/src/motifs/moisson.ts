import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, drop, petal, polar, star } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { medaillon } from './medaillon'
import type { Motif } from './Motif'
import { semis } from './semis'

/** Harvest crown: a sun in a wreath of wheat, poppies and cornflowers. */
export const moisson: Motif = (palette, width, height) => {
  const grain = [fill(drop(11, 5), blend(palette.fond, palette.vif, 0.22))]
  return [
    ...semis(grain, width, height, 52),
    ...medaillon(ornament(palette), width, height, cornerSun(palette)),
  ]
}

function ornament(palette: Palette): Drawing[] {
  const { fond, fil, vif, chaud } = palette
  const amber = blend(vif, chaud, 0.4)
  const leafGreen = blend(fond, vif, 0.32)
  return [
    fill(circle(0, 0, 97), fond),
    stroke(circle(0, 0, 74), leafGreen, 2.2),
    ...around(12, [place(0, -68, wheatEar(palette), 66, 1.22)], 4),
    ...around(12, [place(0, -80, wheatEar(palette), 66, 1.22)], 16),
    ...around(12, [place(0, -66, [fill(petal(17, 6), leafGreen)], 118)], 10),
    ...around(6, [place(0, -74, poppy(palette), 0, 1.3)]),
    ...around(6, [place(0, -74, cornflower(palette), 0, 1.3)], 30),
    ...around(16, [fill(ray(52, 22, 6), vif)]),
    ...around(16, [fill(ray(44, 22, 4.4), amber)], 11.25),
    fill(circle(0, 0, 24), fond),
    fill(circle(0, 0, 22.5), vif),
    stroke(circle(0, 0, 19.5), fil, 1),
    ...around(8, [place(0, -4.5, [fill(petal(13, 6.2), chaud), fill(petal(8, 2.6), fil)])]),
    fill(circle(0, 0, 4.2), fil),
    fill(circle(0, 0, 2), chaud),
  ]
}

const cornerSun = ({ fond, vif, chaud, fil }: Palette): Drawing[] => [
  ...around(16, [fill(ray(92, 40, 6), vif)]),
  ...around(16, [fill(ray(74, 40, 4.4), blend(vif, chaud, 0.4))], 11.25),
  fill(circle(0, 0, 44), fond),
  fill(circle(0, 0, 41), vif),
  stroke(circle(0, 0, 34), fil, 2),
  ...around(8, [place(0, -4.5, [fill(petal(24, 11), chaud), fill(petal(15, 5), fil)])]),
]

function ray(outer: number, inner: number, spread: number): string {
  const [x1, y1] = polar(inner, -spread)
  const [x2, y2] = polar(inner, spread)
  return `M${x1} ${y1}L0 ${-outer}L${x2} ${y2}Z`
}

/** An ear of wheat along its axis, pointing up, with its awns. */
function wheatEar({ fil, vif, fond }: Palette): Drawing[] {
  const gold = blend(vif, fil, 0.35)
  const grains = [0, 5, 10, 15].flatMap((y) => [
    place(0.6, -y - 2, [fill(drop(7.6, 3.8), vif)], 27),
    place(-0.6, -y - 2, [fill(drop(7.6, 3.8), gold)], -27),
  ])
  return [
    stroke('M0 4L0 -18', blend(vif, fond, 0.25), 0.9),
    stroke('M2 -16L7 -31M0 -20L0 -34M-2 -16L-7 -31', gold, 0.5),
    ...grains,
    place(0, -20, [fill(drop(8.4, 4), vif)]),
  ]
}

const poppy = ({ chaud, fil, encre }: Palette): Drawing[] => [
  fill(circle(0, 0, 10.6), blend(chaud, encre, 0.5)),
  ...around(4, [fill(drop(10.4, 11), chaud)], 45),
  ...around(4, [fill(drop(7, 5), blend(chaud, fil, 0.28))], 45),
  fill(circle(0, 0, 3.4), encre),
  ...around(8, [fill(circle(0, -2.2, 0.55), fil)]),
]

const cornflower = ({ frais, fil, encre }: Palette): Drawing[] => [
  ...around(8, [
    fill('M0 0L-3.4 -8.4L-1.8 -7.4L0 -10L1.8 -7.4L3.4 -8.4Z', frais),
    stroke('M0 -3L0 -7', blend(frais, encre, 0.4), 0.5),
  ]),
  fill(star(8, 4.4, 2.2), blend(frais, encre, 0.55)),
  fill(circle(0, 0, 1.2), fil),
]

import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, drop, ellipse, heart, petal, rect, scallops } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { medaillon } from './medaillon'
import type { Motif } from './Motif'
import { semis } from './semis'

/** Embroidered rosette: rings of satin-stitch petals, chain stitch and hearts. */
export const rosace: Motif = (palette, width, height) => {
  const ground = blend(palette.fond, palette.frais, 0.34)
  const cross = [fill(rect(-6, -1.5, 12, 3) + rect(-1.5, -6, 3, 12), ground)]
  return [...semis(cross, width, height, 46), ...medaillon(ornament(palette), width, height)]
}

function ornament({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  return [
    fill(scallops(32, 93, 6), vif),
    fill(circle(0, 0, 93), fond),
    ...around(32, [fill(circle(0, -96, 1.5), fond)], 360 / 64),
    stroke(circle(0, 0, 89), fil, 0.9),
    ...around(64, [stroke('M0 -89L0 -86.4', fil, 0.8)]),
    ...around(16, [place(0, -53, satinDrop(31, 15, [fil, chaud, vif]))]),
    ...around(16, sprig(frais, vif), 360 / 32),
    stroke(circle(0, 0, 50.5), vif, 1.2),
    ...around(44, [stroke(ellipse(0, -46.5, 1.5, 2.6), frais, 0.9)]),
    stroke(circle(0, 0, 42.5), vif, 1.2),
    ...around(8, [place(0, -17, embroideredHeart(fil, chaud, vif))]),
    ...around(8, [fill(drop(13, 3.4), frais), fill(circle(0, -38, 1.8), vif)], 22.5),
    fill(circle(0, 0, 17.5), vif),
    ...around(8, [fill(petal(16, 6.4), chaud)]),
    ...around(8, [fill(petal(13.5, 3), fil)], 22.5),
    fill(circle(0, 0, 3.6), fond),
    fill(circle(0, 0, 1.9), fil),
  ]
}

function satinDrop(length: number, width: number, colors: [string, string, string]): Drawing[] {
  return colors.map((color, i) =>
    place(0, -i * length * 0.17, [
      fill(drop(length * (1 - i * 0.25), width * (1 - i * 0.3)), color),
    ]),
  )
}

const sprig = (stem: string, berry: string): Drawing[] => [
  stroke('M0 -53L0 -78', stem, 0.9),
  ...[-66, -72].flatMap((y) => [stroke(`M-3 ${y - 3.5}L0 ${y}L3 ${y - 3.5}`, stem, 0.9)]),
  fill(circle(0, -80.5, 2.1), berry),
]

const embroideredHeart = (outer: string, middle: string, inner: string): Drawing[] => [
  fill(heart(22), outer),
  place(0, -3.1, [fill(heart(16), middle)]),
  place(0, -6.4, [fill(heart(8.5), inner)]),
]

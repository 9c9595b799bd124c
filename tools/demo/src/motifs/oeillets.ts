import { blend } from '../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, diamond, heart, petal, polar, polygon } from '../drawing/outlines'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'
import { semis } from './semis'

/** A painted vase of carnations, as on wedding chests. */
export const oeillets: Motif = (palette, width, height) => {
  const scale = (Math.min(width, height) * 0.445) / 100
  const dot = [fill(diamond(0, 0, 4, 6), blend(palette.fond, palette.chaud, 0.4))]
  const sides =
    width / height > 1.5
      ? mirrored([place(width * 0.37, height * 0.3, stalk(palette), 0, scale)])
      : []
  return [
    ...semis(dot, width, height, 58),
    place(width / 2, 0, sides),
    place(width / 2, height / 2, bouquet(palette), 0, scale),
  ]
}

/** A single upright flower with two leaves, for the strips. */
function stalk(palette: Palette): Drawing[] {
  return [
    stroke('M0 14L0 118', palette.frais, 2.2),
    ...mirrored([place(0, 96, [fill(petal(44, 12), palette.frais)], 34)]),
    place(0, 0, carnation(palette, 1), 0, 0.9),
  ]
}

function bouquet(palette: Palette): Drawing[] {
  const { frais } = palette
  const stems = 'M0 40L0 -40M2 40C6 0 26 -8 40 -22M4 42C14 22 44 26 62 30M1 40C4 -10 14 -44 34 -68'
  return [
    ...mirrored([
      stroke(stems, frais, 2),
      place(8, 28, leafPair(frais, palette.fond), 62),
      place(16, 4, leafPair(frais, palette.fond), 36),
      place(38, 25, leafPair(frais, palette.fond), 112, 0.8),
      place(12, -36, leafPair(frais, palette.fond), 6, 0.8),
      place(64, 29, carnation(palette, 2), 82, 0.62),
      place(43, -25, carnation(palette, 1), 50, 0.84),
      place(35, -69, carnation(palette, 2), 24, 0.62),
      place(75, -50, bud(palette), 30),
      stroke('M6 22C30 14 70 -6 74 -44', frais, 1.5),
      place(82, 2, bud(palette), 78),
      stroke('M52 27C66 22 74 10 79 3', frais, 1.5),
    ]),
    place(0, -42, carnation(palette, 0), 0, 1.12),
    ...vase(palette),
  ]
}

const leafPair = (color: string, vein: string): Drawing[] => [
  fill(petal(26, 9), color),
  stroke('M0 -4L0 -20', vein, 0.6),
]

/** A flower seen from the side: three toothed fans over a calyx; its foot is the origin. */
function carnation({ fond, fil, vif, chaud, frais }: Palette, kind: number): Drawing[] {
  const [outer, middle, inner] = [
    [vif, blend(vif, fond, 0.62), fil],
    [chaud, blend(chaud, fond, 0.6), vif],
    [fil, blend(fil, fond, 0.65), chaud],
  ][kind] as [string, string, string]
  return [
    fill(fan(46, 40, 68, 13), outer),
    ...[-52, -35, -17.5, 0, 17.5, 35, 52].map((angle) =>
      place(0, 0, [stroke('M0 -33L0 -39', fond, 1.3)], angle),
    ),
    fill(fan(33, 28, 58, 9), middle),
    fill(fan(23, 18.5, 50, 7), inner),
    ...[-30, 0, 30].map((angle) => place(0, 0, [fill(circle(0, -13, 1.6), middle)], angle)),
    fill('M-9 -7C-8 8 -4 18 0 22C4 18 8 8 9 -7L4.5 -3L0 -9L-4.5 -3Z', frais),
    stroke('M-4 1C-3 8 -1 12 0 15M4 1C3 8 1 12 0 15', fond, 0.8),
  ]
}

function fan(outer: number, inner: number, spread: number, teeth: number): string {
  const points = Array.from({ length: teeth * 2 + 1 }, (_, i) =>
    polar(i % 2 === 0 ? inner : outer, -spread + (i * spread) / teeth),
  )
  return polygon([[0, 4], ...points])
}

const bud = ({ vif, frais, fil }: Palette): Drawing[] => [
  place(0, -2, [fill(petal(16, 8), vif), fill(petal(10, 3), fil)]),
  fill('M-4.4 -7C-4 2 -2 6 0 8C2 6 4 2 4.4 -7L0 -3Z', frais),
]

function vase({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  const body =
    'M-17 34C-14 44 -34 50 -32 68C-31 82 -16 86 -14 92L14 92C16 86 31 82 32 68C34 50 14 44 17 34Z'
  return [
    fill(body, fil),
    stroke('M-25 54C-10 58 10 58 25 54M-27 81C-12 85 12 85 27 81', chaud, 1.6),
    place(0, 79, [fill(heart(18), fond), place(0, -3, [fill(heart(12), vif)])]),
    ...mirrored([
      place(20, 69, [...around(6, [fill(petal(6.6, 3.6), fond)]), fill(circle(0, 0, 1.6), chaud)]),
    ]),
    fill('M-20 30L20 30L17 37L-17 37Z', chaud),
    fill('M-20 92L20 92L23 99L-23 99Z', chaud),
    stroke('M-12 33.5L12 33.5M-14 95.5L14 95.5', frais, 1.1),
  ]
}

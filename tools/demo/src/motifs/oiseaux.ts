import { blend } from '../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, drop, heart, petal } from '../drawing/outlines'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'
import { semis } from './semis'

/** Two birds on a tree that grows from a heart: the pattern of wedding gifts. */
export const oiseaux: Motif = (palette, width, height) => {
  const scale = (Math.min(width, height) * 0.455) / 100
  const dot = [fill(circle(0, 0, 3), blend(palette.fond, palette.chaud, 0.55))]
  const sides =
    width / height > 1.5
      ? mirrored([
          place(width * 0.37, height * 0.76, bird(palette), 0, scale * 0.85),
          place(width * 0.38, height * 0.42, tulip(palette, 1), 0, scale * 1.6),
        ])
      : []
  return [
    ...semis(dot, width, height, 54),
    place(width / 2, 0, sides),
    place(width / 2, height / 2, tree(palette), 0, scale),
  ]
}

function tree(palette: Palette): Drawing[] {
  const { fil, chaud, frais } = palette
  const branches =
    'M0 34C22 34 30 16 52 15C72 14 84 6 86 -12M0 -14C14 -18 34 -34 42 -58' +
    'M0 -30C8 -44 12 -52 13 -66M22 72C44 84 66 78 72 54M64 14C66 24 76 32 86 32'
  return [
    ...mirrored([
      stroke(branches, fil, 1.8),
      place(45, 15.5, bird(palette), 0, 1.12),
      place(86, -12, tulip(palette, 0), 8),
      place(42, -58, tulip(palette, 1), 18, 1.25),
      place(13, -66, tulip(palette, 2), 10, 0.7),
      place(72, 55, tulip(palette, 2), 8),
      place(87, 32, flower(palette), 0, 0.8),
      place(74, -66, flower(palette), 0, 0.8),
      stroke('M38 -44C54 -42 66 -50 72 -60', fil, 1.3),
      ...LEAVES.map(([x, y, angle, size]) =>
        place(x, y, [fill(petal(size, size * 0.42), frais)], angle),
      ),
      ...BERRIES.map(([x, y]) => fill(circle(x, y, 2.1), chaud)),
    ]),
    stroke('M0 44L0 -60', fil, 2.2),
    place(0, -58, tulip(palette, 0), 0, 1.7),
    place(0, 96, greatHeart(palette)),
  ]
}

const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [10, 32, 150, 15],
  [24, 24, 10, 13],
  [74, 11, 150, 13],
  [82, 3, -30, 12],
  [26, -30, 120, 15],
  [34, -42, -10, 15],
  [50, 79, 20, 15],
  [62, 74, 140, 14],
  [8, -44, 70, 12],
  [56, -46, 140, 12],
  [0, 0, 62, 16],
]

const BERRIES: readonly (readonly [number, number])[] = [
  [18, 8],
  [22, -8],
  [60, -30],
  [96, 10],
  [92, 74],
  [28, -84],
]

function greatHeart({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  return [
    fill(heart(64), fil),
    place(0, -4.6, [fill(heart(56), fond)]),
    place(0, -7, [fill(heart(51.5), vif)]),
    place(0, -34, [
      ...around(8, [fill(petal(15, 7.5), fond)]),
      ...around(8, [fill(petal(9, 3), fil)], 22.5),
      fill(circle(0, 0, 3.4), chaud),
    ]),
    ...[-24, 24].map((x) => place(x * 0.72, -44, [fill(circle(0, 0, 2.4), fond)])),
    place(0, -13, [fill(heart(7), fond)]),
    fill(circle(0, -55, 1.6), frais),
  ]
}

function tulip({ fond, fil, vif, chaud }: Palette, kind: number): Drawing[] {
  const [side, middle] = [
    [vif, chaud],
    [chaud, vif],
    [fil, vif],
  ][kind] as [string, string]
  return [
    fill(petal(19, 11), middle),
    place(0, -2, [fill(petal(10, 4), fond)]),
    ...mirrored([
      fill('M0 0C6 -1 10 -6 9.4 -19C6 -15 2 -12 0 -4Z', side),
      stroke('M5 -5C7 -8 8 -11 8 -14', fond, 0.7),
    ]),
    fill(circle(0, 0, 2.4), fil),
  ]
}

const flower = ({ fond, fil, vif, chaud }: Palette): Drawing[] => [
  ...around(7, [fill(circle(0, -7, 3.9), vif), fill(circle(0, -7.4, 1.5), fond)]),
  fill(circle(0, 0, 4.4), chaud),
  fill(circle(0, 0, 2), fil),
]

/** A bird facing left; its feet are the origin. */
function bird({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  const body =
    'M-16 -38C-8 -39 -6 -32 0 -28C8 -23 18 -20 26 -13C17 -4 4 -3 -6 -6C-17 -9 -25 -19 -24 -31C-24 -36 -21 -38 -16 -38Z'
  const tail = [
    [128, 30, vif],
    [113, 34, chaud],
    [98, 31, frais],
  ] as const
  return [
    stroke('M-6 -7L-7 0M0 -6L0 0M-10 0L-4 0M-3 0L3 0', fil, 1.3),
    ...tail.map(([angle, length, color]) =>
      place(20, -14, [fill(drop(length, 8.5), color), fill(drop(length * 0.82, 3), fond)], angle),
    ),
    fill(body, frais),
    fill('M-23.4 -25C-18 -21 -14 -12 -12 -8.2C-18 -12 -23 -18 -23.4 -25Z', chaud),
    place(
      -9,
      -23,
      [
        fill(petal(32, 18), fil),
        place(0, -2, [fill(petal(26, 13), vif)]),
        place(0, -4, [fill(petal(18, 7), fond)]),
        ...[-9, -13, -17].map((y) => fill(circle(0, y, 1.1), fil)),
      ],
      107,
    ),
    stroke('M-23.6 -29C-19 -26 -13 -27 -9 -32', fond, 1.6),
    fill('M-23.4 -35L-31.5 -31.6L-23.8 -29.4Z', chaud),
    fill(circle(-17.4, -32.6, 2.5), fond),
    fill(circle(-17.8, -32.6, 1.2), fil),
    ...[-28, 0, 28].map((angle) =>
      place(-15, -37.4, [stroke('M0 0L0 -6', fil, 1), fill(circle(0, -7.4, 1.5), vif)], angle),
    ),
  ]
}

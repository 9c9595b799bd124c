import { blend } from '../drawing/blend'
import { clipTo, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, type Point, rect, scallops } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { smooth, trace } from './parts/courbes'
import { fanions, soleil } from './parts/fete'
import { parterre } from './parts/parterre'
import { ronde } from './parts/ronde'
import { arbre, clocher, cypres, maison } from './parts/village'
import { teintes } from './teintes'

const WIDTH = 1920
const HEIGHT = 1200

const { paille, creme, lin, garance, ocre, sauge, tilleul, ciel, indigo, vermillon, foret, or } =
  teintes

export const carrouselDanse: ImageDemo = {
  name: 'carrousel-danse',
  alt: 'Des danseuses et des danseurs en costume font la ronde, main dans la main, devant un village pavoisé de fanions.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    ...sky(),
    ...hill(crest(455, 55, 1.5, 0.6), blend(ciel, creme, 0.35), 5),
    ...hill(crest(520, 46, 1.25, 3.6), blend(sauge, ciel, 0.35), 5),
    ...village(),
    ...hill(
      [
        [0, 690],
        [480, 652],
        [960, 640],
        [1440, 652],
        [1920, 690],
      ],
      tilleul,
      0,
    ),
    ...meadow(),
    ...ronde(WIDTH / 2, 1052),
    place(
      WIDTH / 2,
      1160,
      parterre(WIDTH, (x) => 62 + 70 * Math.abs(x / 960) ** 1.6),
    ),
    place(0, 1152, lisiere(palettes.garance, WIDTH, 48)),
    ...fanions([1280, 40], [1990, 20], 100),
    ...fanions([-70, 20], [640, 40], 100),
    ...fanions([640, 40], [1280, 40], 92),
  ],
}

/** Scalloped haloes about the sun, paler and paler. */
const sky = (): Drawing[] => [
  fill(rect(0, 0, WIDTH, HEIGHT), blend(paille, creme, 0.72)),
  place(WIDTH / 2, 420, [
    ...[980, 800, 620, 440].map((radius, i) =>
      fill(scallops(Math.round(radius / 12), radius, 15), blend(paille, creme, 0.58 - i * 0.19)),
    ),
    place(0, 0, soleil(), 0, 1.6),
  ]),
]

/** The ground below a soft crest, with furrows that follow it. */
function hill(line: readonly Point[], color: string, furrows: number): Drawing[] {
  const outline = `${smooth(line)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`
  const rows = Array.from({ length: furrows }, (_, i) =>
    smooth(line.map(([x, y]) => [x, y + 20 + i * 26])),
  )
  return [
    fill(outline, color),
    clipTo(outline, [stroke(rows.join(''), blend(color, creme, 0.26), 4)]),
  ]
}

const crest = (base: number, rise: number, turns: number, phase: number): Point[] =>
  trace(12, (share) => [share * WIDTH, base - rise * Math.sin(phase + share * turns * Math.PI * 2)])

const village = (): Drawing[] => [
  place(398, 585, arbre(120)),
  place(842, 556, cypres(150)),
  place(1128, 552, cypres(126)),
  place(1532, 590, arbre(128)),
  place(120, 606, arbre(104)),
  place(1810, 604, cypres(130)),
  place(500, 590, maison(120, 66, garance)),
  place(1426, 590, maison(124, 64, indigo, lin)),
  place(748, 566, maison(104, 62, indigo)),
  place(626, 588, maison(134, 72, ocre, lin)),
  place(1298, 590, maison(132, 72, garance)),
  place(1204, 574, maison(98, 60, vermillon, lin)),
  place(265, 606, maison(118, 60, vermillon)),
  place(1665, 606, maison(126, 66, ocre)),
  place(955, 572, clocher(), 0, 1.12),
  ...hill(
    [
      [0, 632],
      [330, 604],
      [640, 578],
      [960, 564],
      [1280, 582],
      [1600, 608],
      [1920, 626],
    ],
    sauge,
    4,
  ),
]

/** Tufts and small flowers strewn under the dancers' feet. */
const meadow = (): Drawing[] =>
  [720, 790, 862, 936, 1010].flatMap((y, row) => [
    place(
      WIDTH / 2,
      y,
      mirrored(
        Array.from({ length: 9 }, (_, i) =>
          place(
            60 + i * 112 + (row % 2) * 56,
            ((i * 37) % 5) * 5,
            (i + row) % 3 === 0 ? bloom : tuft,
          ),
        ),
      ),
    ),
  ])

const tuft: Drawing[] = [stroke('M-9 -12L0 0L9 -12M0 -16L0 0', blend(sauge, foret, 0.2), 2.6)]
const bloom: Drawing[] = [
  fill(
    [0, 72, 144, 216, 288]
      .map((a) => circle(8 * Math.cos((a * Math.PI) / 180), 8 * Math.sin((a * Math.PI) / 180), 5))
      .join(''),
    creme,
  ),
  fill(circle(0, 0, 4.4), or),
]

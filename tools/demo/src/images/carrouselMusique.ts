import { blend } from '../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, petal, polar, polygon, rect, scallops, star } from '../drawing/outlines'
import { bouquet } from '../motifs/oeillets'
import { semis } from '../motifs/semis'
import { drum, pipe, stick } from '../motifs/tambourin'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { accordeon } from './parts/accordeon'
import { cabrette } from './parts/cabrette'
import { cocarde } from './parts/fete'
import { bleuet, coquelicot, eglantine, feuille, marguerite, rameau } from './parts/fleurs'
import { nappe } from './parts/nappe'
import { vielle } from './parts/vielle'
import { teintes } from './teintes'

const WIDTH = 1920
const HEIGHT = 1200
const TABLE = 930

const { indigo, ciel, creme, garance, or, vermillon, foret, sauge, noyer, encre } = teintes

export const carrouselMusique: ImageDemo = {
  name: 'carrousel-musique',
  alt: 'Vielle à roue, cornemuse, tambourin, galoubet et accordéon diatonique posés parmi les fleurs sur une nappe brodée.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    ...backdrop(),
    place(WIDTH / 2, 0, mirrored(swag())),
    place(WIDTH / 2, TABLE, [...mirrored([place(790, -238, bouquet(FLOWERS), 0, 2.5)])]),
    place(486, 640, pipe(drumColors), -38, 3),
    place(486, 640, stick(drumColors), 36, 3),
    place(486, 680, drum(drumColors), 0, 2.75),
    place(1254, 420, cabrette(), 6, 1.55),
    place(1400, 756, accordeon(), 0, 1.42),
    ...nappe(WIDTH, HEIGHT, TABLE),
    place(936, 566, vielle(), 17, 1.78),
    place(WIDTH / 2, TABLE, mirrored(posy())),
    place(WIDTH / 2, TABLE + 6, heart()),
  ],
}

const drumColors = {
  ...palettes.ocre,
  fond: encre,
  vif: garance,
  chaud: or,
  frais: noyer,
  fil: creme,
}
const FLOWERS = {
  ...palettes.indigo,
  fond: indigo,
  fil: creme,
  vif: vermillon,
  chaud: or,
  frais: sauge,
}

const backdrop = (): Drawing[] => {
  const beam = polygon([[0, 0], polar(1400, -3.75), polar(1400, 3.75)])
  return [
    fill(rect(0, 0, WIDTH, HEIGHT), indigo),
    place(WIDTH / 2, 520, around(24, [fill(beam, blend(indigo, ciel, 0.1))])),
    ...semis([fill(star(8, 8, 3.2), blend(indigo, ciel, 0.5))], WIDTH, HEIGHT, 92),
    place(WIDTH / 2, 520, [
      fill(scallops(40, 468, 26), blend(indigo, ciel, 0.2)),
      fill(circle(0, 0, 468), indigo),
      stroke(circle(0, 0, 452), or, 4),
      ...around(40, [place(0, -404, [fill(petal(40, 17), blend(indigo, ciel, 0.55))])]),
      stroke(circle(0, 0, 394), or, 4),
      ...around(20, [
        place(0, -280, [fill(petal(104, 40), garance), fill(petal(72, 18), vermillon)]),
      ]),
      ...around(20, [fill(circle(0, -364, 9), or)], 9),
      fill(circle(0, 0, 286), blend(indigo, ciel, 0.16)),
      stroke(circle(0, 0, 280), or, 4),
    ]),
  ]
}

/** A garland hung along the top. */
const swag = (): Drawing[] => [
  ...rameau(
    [
      [0, 34],
      [160, 150],
      [440, 150],
      [560, 40],
    ],
    sauge,
    46,
    vermillon,
  ),
  ...rameau(
    [
      [560, 40],
      [660, 140],
      [860, 130],
      [1000, 30],
    ],
    sauge,
    46,
    vermillon,
  ),
  place(136, 92, bleuet, 0, 1.4),
  place(284, 118, marguerite(), 0, 1.5),
  place(430, 106, bleuet, 0, 1.4),
  place(740, 102, marguerite(), 0, 1.5),
  place(560, 36, cocarde(garance, or), 0, 1.3),
]

/** Flowers laid on the table, from the middle outwards. */
const posy = (): Drawing[] => [
  ...[150, 250, 372, 470, 590, 700, 830].flatMap((x, i) => [
    place(x, 4, feuille(76, i % 2 === 0 ? foret : sauge), 62),
    place(x, 4, feuille(70, i % 2 === 0 ? sauge : foret), -66),
  ]),
  place(150, 6, marguerite(), 0, 1.9),
  place(248, 2, coquelicot, 0, 1.9),
  place(372, 8, bleuet, 0, 1.7),
  place(470, 4, eglantine(vermillon, creme), 0, 1.8),
  place(590, 8, marguerite(or, indigo), 0, 1.8),
  place(702, 4, coquelicot, 0, 1.8),
  place(830, 8, bleuet, 0, 1.7),
]

const heart = (): Drawing[] => [
  ...mirrored([place(14, 8, feuille(120, foret), 74), place(14, 14, feuille(96, sauge), 100)]),
  place(0, 4, eglantine(garance, creme), 0, 2.6),
]

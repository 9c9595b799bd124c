import { blend } from '../drawing/blend'
import { around, clipTo, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, ellipse, rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { semis } from '../motifs/semis'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { buste } from './parts/buste'
import { couronne } from './parts/couronne'
import { bleuet, bouton, eglantine, feuille, rameau, tulipe } from './parts/fleurs'
import { teintes } from './teintes'

const WIDTH = 1200
const HEIGHT = 1500
const BAND = 54
const OVAL = { x: 600, y: 736, rx: 452, ry: 592 }

const { lin, creme, indigo, or, garance, ciel, foret, sauge, vermillon } = teintes

export const payse: ImageDemo = {
  name: 'payse',
  alt: 'Portrait d’une jeune femme en costume de fête : grande coiffe de dentelle en soleil, châle brodé de fleurs, dans un ovale fleuri.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), lin),
    ...semis(sprig, WIDTH, HEIGHT, 62),
    ...corners(),
    ...oval(),
    ...couronne(OVAL),
    ...border(),
  ],
}

const sprig: Drawing[] = [
  ...around(4, [fill(circle(0, -5, 2.6), blend(lin, garance, 0.22))]),
  fill(circle(0, 0, 2), blend(lin, garance, 0.22)),
]

const inset = (by: number): string => ellipse(OVAL.x, OVAL.y, OVAL.rx - by, OVAL.ry - by)

const oval = (): Drawing[] => [
  fill(inset(-22), garance),
  fill(inset(-8), or),
  fill(inset(4), creme),
  fill(inset(12), indigo),
  clipTo(inset(12), [
    ...semis([fill(circle(0, 0, 3.4), blend(indigo, ciel, 0.32))], WIDTH, HEIGHT, 46),
    place(OVAL.x, 640, buste(), 0, 2.5),
  ]),
  stroke(inset(22), or, 3),
]

/** A spray of flowers in each corner that the oval leaves free. */
const corners = (): Drawing[] =>
  [1, -1].flatMap((up) => [
    place(
      WIDTH / 2,
      up === 1 ? 132 : HEIGHT - 132,
      mirrored([place(468, 0, spray(), up === 1 ? 45 : 135)]),
    ),
  ])

/** Points down; its two branches follow the sides of a corner. */
const spray = (): Drawing[] => [
  ...mirrored([
    ...rameau(
      [
        [0, 0],
        [52, 6],
        [104, 44],
        [124, 118],
      ],
      foret,
      32,
      vermillon,
    ),
    place(124, 118, bouton, 168, 2),
    place(86, 44, bleuet, 0, 0.95),
    place(0, 8, feuille(62, sauge), 142),
  ]),
  place(0, 4, feuille(54), 0),
  place(0, 14, tulipe(vermillon, or), 180, 1.25),
  place(0, 0, eglantine(garance, creme), 0, 1.55),
]

const border = (): Drawing[] => {
  const weave = { ...palettes.garance, frais: palettes.garance.vif }
  const side = lisiere(weave, HEIGHT, BAND)
  return [
    place(BAND, 0, side, 90),
    place(WIDTH, 0, side, 90),
    place(0, 0, lisiere(weave, WIDTH, BAND)),
    place(0, HEIGHT - BAND, lisiere(weave, WIDTH, BAND)),
    stroke(rect(BAND + 12, BAND + 12, WIDTH - BAND * 2 - 24, HEIGHT - BAND * 2 - 24), garance, 4),
    ...[BAND / 2, HEIGHT - BAND / 2].flatMap((y) => [
      place(WIDTH / 2, y, mirrored([place(WIDTH / 2 - BAND / 2, 0, corner)])),
    ]),
  ]
}

const corner: Drawing[] = [
  fill(rect(-BAND / 2, -BAND / 2, BAND, BAND), indigo),
  place(0, 0, [...around(4, feuille(26, or), 45), place(0, 0, bleuet, 0, 0.6)]),
]

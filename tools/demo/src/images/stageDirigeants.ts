import { blend } from '../drawing/blend'
import { around, clipTo, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, petal, rect, scallops } from '../drawing/outlines'
import { semis } from '../motifs/semis'
import type { ImageDemo } from './ImageDemo'
import { eglantine, feuille, marguerite } from './parts/fleurs'
import { avantBras, cahier, convive, crayon, tasse } from './parts/tablee'
import { teintes } from './teintes'

const WIDTH = 1200
const HEIGHT = 900

const {
  indigo,
  ciel,
  chene,
  noyer,
  paille,
  creme,
  lin,
  garance,
  or,
  vermillon,
  foret,
  ocre,
  bleu,
  prune,
  encre,
  sauge,
} = teintes

export const stageDirigeants: ImageDemo = {
  name: 'stage-dirigeants',
  alt: 'Une table ronde vue d’en haut : huit personnes aux manches brodées, leurs cahiers ouverts autour d’un bouquet.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), indigo),
    ...semis(tile, WIDTH, HEIGHT, 56),
    place(WIDTH / 2, HEIGHT / 2, [...table(), ...guests(), ...middle()]),
  ],
}

const tile: Drawing[] = [...around(4, [fill(petal(18, 9), blend(indigo, ciel, 0.28))], 45)]

const table = (): Drawing[] => [
  fill(circle(0, 8, 400), blend(indigo, '#000000', 0.45)),
  fill(circle(0, 0, 392), noyer),
  fill(circle(0, 0, 382), chene),
  clipTo(circle(0, 0, 382), [
    stroke(
      [-280, -200, -118, -40, 40, 118, 200, 280].map((x) => `M${x} -390L${x} 390`).join(''),
      blend(chene, noyer, 0.4),
      3,
    ),
  ]),
  stroke(circle(0, 0, 362), paille, 2.4),
]

const SLEEVES = [
  [garance, or],
  [foret, creme],
  [ocre, garance],
  [bleu, creme],
  [vermillon, paille],
  [prune, or],
  [creme, garance],
  [sauge, indigo],
] as const

const guests = (): Drawing[] =>
  SLEEVES.map(([sleeve, cuff], i) =>
    place(
      0,
      0,
      [
        place(
          0,
          -262,
          i % 2 === 0 ? cahier(sleeve) : cahier(cuff === creme ? garance : cuff),
          i % 2 === 0 ? 4 : -5,
        ),
        place(-78, -338, avantBras(sleeve, cuff), 14),
        {
          kind: 'group',
          matrix: [-1, 0, 0, 1, 0, 0],
          children: [place(-74, -338, avantBras(sleeve, cuff), 14)],
        },
        place(
          0,
          -668,
          convive(sleeve, i % 2 === 0 ? encre : paille, cuff === creme ? garance : cuff),
        ),
        place(30, -262, crayon(cuff === creme ? or : cuff), 28),
        ...(i % 2 === 0 ? [place(0, 0, [place(0, -222, tasse())], 22.5)] : []),
      ],
      i * 45,
    ),
  )

/** A lace doily and the bouquet on it. */
const middle = (): Drawing[] => [
  fill(scallops(24, 176, 16), creme),
  ...around(24, [fill(circle(0, -174, 5), chene)]),
  fill(circle(0, 0, 162), lin),
  ...around(24, [place(0, -118, [fill(petal(42, 18), creme)])]),
  fill(circle(0, 0, 116), creme),
  stroke(circle(0, 0, 106), garance, 3),
  ...around(16, [place(0, -46, feuille(56, foret))]),
  ...around(8, [place(0, -62, marguerite(or, garance), 0, 0.9)]),
  ...around(8, [place(0, -66, eglantine(vermillon, creme), 0, 0.95)], 22.5),
  fill(circle(0, 0, 44), foret),
  ...around(10, [fill(petal(46, 17), sauge)]),
  place(0, 0, eglantine(garance, creme), 0, 1.9),
]

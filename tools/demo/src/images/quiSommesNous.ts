import { blend } from '../drawing/blend'
import { around, clipTo, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, heart, petal, type Point, rect, scallops, star } from '../drawing/outlines'
import { semis } from '../motifs/semis'
import type { ImageDemo } from './ImageDemo'
import { aiguille, tambourABroder } from './parts/broderie'
import { buste } from './parts/buste'
import { trace } from './parts/courbes'
import { danseur } from './parts/danseur'
import { danseuse } from './parts/danseuse'
import { bras } from './parts/membres'
import { entrelacs, type Ruban } from './parts/rubans'
import { vielle } from './parts/vielle'
import { teintes } from './teintes'

const WIDTH = 1600
const HEIGHT = 1000

const {
  nuit,
  indigo,
  ciel,
  garance,
  vermillon,
  or,
  ocre,
  paille,
  creme,
  foret,
  sauge,
  bleu,
  saumon,
  prune,
  noyer,
} = teintes

export const quiSommesNous: ImageDemo = {
  name: 'qui-sommes-nous',
  alt: 'Des rubans de toutes les couleurs se tissent autour de quatre médaillons : la danse, la musique, le costume et la broderie.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), nuit),
    ...semis([fill(star(8, 7, 3), blend(nuit, ciel, 0.5))], WIDTH, HEIGHT, 64),
    ...entrelacs([...across(), ...down()], nuit, ({ first, second }) => (first + second) % 2 === 0),
    place(470, 277, medallion(ocre, dance())),
    place(1130, 277, medallion(garance, music())),
    place(470, 723, medallion(indigo, costume())),
    place(1130, 723, medallion(foret, craft())),
    place(800, 500, knot()),
  ],
}

const WOVEN: readonly Pick<Ruban, 'color' | 'edge' | 'thread' | 'motif'>[] = [
  { color: garance, edge: or, thread: creme, motif: 'coeurs' },
  { color: ocre, edge: garance, thread: garance, motif: 'losanges' },
  { color: foret, edge: paille, thread: or, motif: 'feuilles' },
  { color: creme, edge: bleu, thread: bleu, motif: 'chevrons' },
  { color: bleu, edge: creme, thread: creme, motif: 'points' },
  { color: vermillon, edge: paille, thread: paille, motif: 'losanges' },
  { color: prune, edge: saumon, thread: saumon, motif: 'points' },
  { color: sauge, edge: creme, thread: creme, motif: 'coeurs' },
]

/** Returns the ribbon style of a rank; the styles repeat in order. */
const woven = (rank: number, points: Point[]): Ruban[] =>
  WOVEN.slice(rank % WOVEN.length, (rank % WOVEN.length) + 1).map((one) => ({
    points,
    width: 54,
    ...one,
  }))

/** Six ribbons from the left edge to the right, in waves. */
const across = (): Ruban[] =>
  [60, 236, 412, 588, 764, 940].flatMap((y, i) =>
    woven(
      i,
      trace(48, (share) => [
        -60 + share * (WIDTH + 120),
        y + 34 * Math.sin(share * Math.PI * 4 + (i % 2) * Math.PI),
      ]),
    ),
  )

/** Nine from the top edge to the bottom. */
const down = (): Ruban[] =>
  Array.from({ length: 9 }, (_, i) => i).flatMap((i) =>
    woven(
      i + 3,
      trace(36, (share) => [
        32 + i * 192 + 34 * Math.sin(share * Math.PI * 3 + (i % 2) * Math.PI),
        -60 + share * (HEIGHT + 120),
      ]),
    ),
  )

const medallion = (ground: string, content: Drawing[]): Drawing[] => [
  fill(scallops(28, 212, 17), nuit),
  fill(scallops(28, 206, 16), creme),
  ...around(28, [fill(circle(0, -212, 4.6), vermillon)], 360 / 56),
  fill(circle(0, 0, 199), or),
  fill(circle(0, 0, 190), creme),
  ...around(
    40,
    [fill(petal(12, 7), garance)].map((one) => place(0, -179, [one])),
  ),
  fill(circle(0, 0, 176), ground),
  clipTo(circle(0, 0, 176), [
    place(0, 0, [...around(24, [fill(petal(176, 20), blend(ground, '#ffffff', 0.1))]), ...content]),
  ]),
  stroke(circle(0, 0, 176), or, 4),
]

const dance = (): Drawing[] => [
  place(0, 150, [
    place(
      -75,
      0,
      [
        ...bras([20, -138], [42, -150], [49, -176], creme, or, true),
        ...danseuse(
          {
            jupe: garance,
            corsage: indigo,
            tablier: creme,
            chale: indigo,
            galon: or,
            coiffe: 'bonnet',
          },
          -6,
          -1,
        ),
        ...bras([-20, -137], [-44, -116], [-17, -101], creme, or, true),
      ],
      2,
      1.4,
    ),
    place(
      77,
      0,
      [
        ...bras([-20, -139], [-44, -152], [-49, -178], creme, bleu),
        ...danseur(
          { veste: indigo, gilet: vermillon, culotte: noyer, ceinture: garance, coiffe: 'feutre' },
          1,
        ),
        ...bras([20, -139], [46, -118], [18, -98], creme, indigo),
      ],
      -2,
      1.4,
    ),
  ]),
]

const music = (): Drawing[] => [place(-4, 14, vielle(), 24, 0.8)]

const costume = (): Drawing[] => [place(0, -22, buste(), 0, 1.02)]

const craft = (): Drawing[] => [
  place(-8, 8, tambourABroder(), 0, 1.36),
  place(92, 132, [place(0, 0, aiguille(150), 34)]),
  stroke('M176 8C150 40 120 60 100 20C92 0 76 30 84 60', vermillon, 4),
]

/** The heart in the middle, where the ribbons meet. */
const knot = (): Drawing[] => [
  fill(scallops(20, 104, 14), nuit),
  fill(scallops(20, 98, 13), or),
  fill(circle(0, 0, 96), garance),
  stroke(circle(0, 0, 88), paille, 2.6),
  ...around(20, [fill(circle(0, -78, 4), or)]),
  place(0, 50, [fill(heart(100), creme), place(0, -8, [fill(heart(84), vermillon)])]),
  place(0, -6, [
    ...around(8, [fill(petal(25, 12), creme)]),
    ...around(8, [fill(petal(15, 5), or)], 22.5),
    fill(circle(0, 0, 5), garance),
  ]),
]

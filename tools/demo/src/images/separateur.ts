import { blend } from '../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, drop, heart, petal, rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { bird, tulip } from '../motifs/oiseaux'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { eglantine, marguerite, rameau } from './parts/fleurs'
import { teintes } from './teintes'

const WIDTH = 2400
const HEIGHT = 360
const MIDDLE = HEIGHT / 2
/** The frieze repeats every 800 pixels, three times, so that its two ends also join. */
const REPEAT = 800

const { garance, creme, or, vermillon, ciel, indigo, paille, saumon } = teintes

export const separateur: ImageDemo = {
  name: 'separateur',
  alt: '',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), garance),
    ...edge(),
    place(0, HEIGHT, [{ kind: 'group', matrix: [1, 0, 0, -1, 0, 0], children: edge() }]),
    ...[0, 1, 2, 3].flatMap((i) => [
      place(i * REPEAT, MIDDLE, bouquet()),
      ...(i < 3 ? [place((i + 0.5) * REPEAT, MIDDLE, wedding())] : []),
    ]),
  ],
}

const silks = {
  ...palettes.garance,
  fond: garance,
  fil: creme,
  vif: vermillon,
  chaud: or,
  frais: ciel,
}

/** The woven selvedge and its row of points, along the top. */
const edge = (): Drawing[] => [
  place(0, 0, lisiere({ ...palettes.garance, fond: indigo, frais: indigo }, WIDTH, 36)),
  stroke(`M0 40L${WIDTH} 40`, or, 5),
  ...Array.from({ length: WIDTH / 40 + 1 }, (_, i) =>
    place(i * 40, 42, [
      fill(drop(-22, 17), creme),
      fill(drop(-12, 8), vermillon),
      fill(circle(20, 8, 3.4), or),
    ]),
  ),
]

/** Two birds that face a heart, on a branch in flower. */
const wedding = (): Drawing[] => [
  ...mirrored([
    ...rameau(
      [
        [0, 96],
        [90, 130],
        [180, 40],
        [262, 84],
      ],
      paille,
      26,
      or,
    ),
    place(148, 74, bird(silks), 0, 2.3),
    place(206, -34, tulip(silks, 0), 34, 1.7),
    stroke('M222 74C252 40 246 0 214 -26', paille, 4),
    place(92, -76, [...around(8, [fill(drop(17, 8), or)]), fill(circle(0, 0, 5), creme)]),
  ]),
  place(0, 84, [
    fill(heart(124), creme),
    place(0, -10, [fill(heart(108), garance)]),
    place(0, -15, [fill(heart(97), vermillon)]),
    place(0, -60, eglantine(creme, or), 0, 1.25),
  ]),
]

/** A stem that stands between two pairs of birds, three tulips over a row of leaves. */
const bouquet = (): Drawing[] => [
  ...mirrored([
    ...rameau(
      [
        [0, 92],
        [60, 80],
        [96, 30],
        [88, -22],
      ],
      paille,
      26,
      or,
    ),
    place(88, -20, tulip(silks, 1), 14, 1.9),
    place(0, 90, [fill(petal(70, 26), blend(paille, or, 0.4))], 72),
    place(132, -66, marguerite(ciel, or), 0, 1),
    place(40, 22, [fill(circle(0, 0, 6), or)]),
  ]),
  stroke('M0 96L0 -20', paille, 5),
  place(0, -22, tulip(silks, 2), 0, 3),
  place(0, 62, eglantine(vermillon, saumon), 0, 1.5),
]

import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place } from '../drawing/drawing'
import { circle, ellipse, petal, rect, scallops } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { semis } from '../motifs/semis'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { danseur } from './parts/danseur'
import { danseuse } from './parts/danseuse'
import { fanions } from './parts/fete'
import { bras } from './parts/membres'
import { parterre } from './parts/parterre'
import { teintes } from './teintes'

const WIDTH = 1200
const HEIGHT = 900
const GROUND = 760

const { garance, vermillon, creme, or, paille, indigo, foret, noyer, bleu, saumon } = teintes

export const stageArtistique: ImageDemo = {
  name: 'stage-artistique',
  alt: 'Un couple en costume danse sous les fanions, une main levée haut, l’autre sur la hanche.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), garance),
    ...semis(cross, WIDTH, HEIGHT, 54),
    ...rosette(),
    fill(rect(0, GROUND - 12, WIDTH, HEIGHT), blend(garance, '#000000', 0.3)),
    place(
      WIDTH / 2,
      850,
      parterre(WIDTH, (x) => (x < 330 ? 0 : 300 * (x / 600) ** 2.2), 60),
    ),
    ...couple(),
    place(0, HEIGHT - 50, lisiere({ ...palettes.garance, fond: indigo, frais: indigo }, WIDTH, 50)),
    ...fanions([-80, 0], [600, 26], 80, PENNANTS),
    ...fanions([600, 26], [1280, 0], 80, PENNANTS),
  ],
}

const PENNANTS = [creme, or, indigo, bleu, foret]

const cross: Drawing[] = [
  fill(rect(-6, -1.5, 12, 3) + rect(-1.5, -6, 3, 12), blend(garance, vermillon, 0.6)),
]

const rosette = (): Drawing[] => [
  place(WIDTH / 2, 452, [
    fill(scallops(32, 352, 24), or),
    fill(circle(0, 0, 352), paille),
    ...around(32, [fill(circle(0, -352, 7), garance)]),
    ...around(16, [place(0, -236, [fill(petal(98, 46), vermillon), fill(petal(66, 20), saumon)])]),
    ...around(16, [fill(circle(0, -306, 9), indigo)], 11.25),
    fill(circle(0, 0, 244), creme),
    fill(circle(0, 0, 232), blend(or, saumon, 0.25)),
    ...around(24, [fill(petal(228, 26), blend(or, paille, 0.35))]),
  ]),
]

const couple = (): Drawing[] => [
  ...[445, 755].map((x) => fill(ellipse(x, GROUND + 62, 150, 17), blend(garance, '#000000', 0.55))),
  place(
    445,
    GROUND + 60,
    [
      ...bras([20, -138], [44, -158], [43.4, -196], creme, or, true),
      ...danseuse(
        {
          jupe: indigo,
          corsage: vermillon,
          tablier: creme,
          chale: indigo,
          galon: or,
          coiffe: 'ailes',
        },
        -13,
        -1,
      ),
      ...bras([-20, -137], [-44, -116], [-17, -101], creme, or, true),
    ],
    4,
    2.75,
  ),
  place(
    755,
    GROUND + 60,
    [
      ...bras([-20, -139], [-44, -160], [-44, -196], creme, bleu),
      ...danseur(
        { veste: foret, gilet: or, culotte: noyer, ceinture: vermillon, coiffe: 'feutre' },
        1,
      ),
      ...bras([20, -139], [46, -118], [18, -98], creme, foret),
    ],
    -4,
    2.75,
  ),
]

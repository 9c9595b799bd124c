import { blend } from '../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, drop, petal, rect, scallops } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { semis } from '../motifs/semis'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { bobine, tambourABroder } from './parts/broderie'
import { carreau } from './parts/carreau'
import { bezier, smooth } from './parts/courbes'
import { bleuet, coquelicot, eglantine, feuille, marguerite, rameau } from './parts/fleurs'
import { panier, pelote, rouet } from './parts/rouet'
import { teintes } from './teintes'

const WIDTH = 1920
const HEIGHT = 1200
const FLOOR = 968

const {
  garance,
  vermillon,
  creme,
  or,
  paille,
  ocre,
  indigo,
  bleu,
  foret,
  sauge,
  noyer,
  chene,
  lin,
  saumon,
} = teintes

export const carrouselSavoirFaire: ImageDemo = {
  name: 'carrousel-savoir-faire',
  alt: 'Un rouet, un tambour à broder, un carreau de dentellière avec ses fuseaux et un panier d’osier plein de pelotes.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    ...wall(),
    ...floor(),
    place(WIDTH / 2, 500, halo()),
    place(WIDTH / 2, 500, tambourABroder(), 0, 3.1),
    place(420, FLOOR + 70, rouet(), 0, 1.82),
    place(1506, FLOOR - 232, carreau(), 0, 1.5),
    ...trestle(),
    place(912, FLOOR + 120, basket(), 0, 1.5),
    ...thread(),
    place(1170, FLOOR + 96, bobine(indigo), 0, 1.3),
    place(1256, FLOOR + 108, bobine(garance), 0, 1.1),
    place(690, FLOOR + 116, pelote(bleu), 0, 1.1),
    place(WIDTH / 2, 0, mirrored(swag())),
  ],
}

const wall = (): Drawing[] => [
  fill(rect(0, 0, WIDTH, HEIGHT), blend(ocre, paille, 0.35)),
  ...semis(sprig, WIDTH, FLOOR, 84),
]

const sprig: Drawing[] = [
  ...around(6, [fill(drop(13, 7), blend(ocre, creme, 0.62))]),
  fill(circle(0, 0, 2.6), vermillon),
]

const floor = (): Drawing[] => [
  fill(rect(0, FLOOR, WIDTH, HEIGHT - FLOOR), noyer),
  stroke(
    [0, 58, 126].map((y) => `M0 ${FLOOR + y}L${WIDTH} ${FLOOR + y}`).join(''),
    blend(noyer, chene, 0.5),
    4,
  ),
  place(0, HEIGHT - 76, lisiere({ ...palettes.garance, frais: indigo }, WIDTH, 76)),
]

const halo = (): Drawing[] => [
  fill(scallops(36, 388, 26), garance),
  ...around(36, [fill(circle(0, -392, 7), paille)]),
  stroke(circle(0, 0, 374), or, 3),
  ...around(36, [place(0, -330, [fill(petal(34, 15), saumon)])]),
  fill(circle(0, 0, 328), blend(garance, '#000000', 0.3)),
]

const trestle = (): Drawing[] => [
  stroke(`M1300 ${FLOOR - 70}L1262 ${FLOOR + 84}M1712 ${FLOOR - 70}L1750 ${FLOOR + 84}`, chene, 20),
  fill(rect(1226, FLOOR - 86, 560, 30), chene),
  stroke(`M1240 ${FLOOR - 71}L1772 ${FLOOR - 71}`, paille, 3),
]

const basket = (): Drawing[] => [
  ...(
    [
      [-56, -112, vermillon],
      [58, -114, foret],
      [2, -128, creme],
    ] as const
  ).map(([x, y, color]) => place(x, y, pelote(color))),
  ...panier(),
]

/** One red thread from the wheel through the cloth to the bobbins. */
const thread = (): Drawing[] => [
  stroke(
    smooth([
      ...bezier([278, 724], [520, 560], [560, 880], [742, 690]),
      ...bezier([742, 690], [800, 640], [840, 660], [880, 640]),
    ]),
    vermillon,
    5,
  ),
  stroke(smooth(bezier([1084, 660], [1220, 800], [1300, 560], [1460, 740])), vermillon, 5),
]

const swag = (): Drawing[] => [
  ...rameau(
    [
      [0, 24],
      [180, 120],
      [420, 120],
      [560, 24],
    ],
    foret,
    46,
    vermillon,
  ),
  ...rameau(
    [
      [560, 24],
      [680, 120],
      [860, 110],
      [1000, 10],
    ],
    foret,
    46,
    vermillon,
  ),
  place(150, 74, marguerite(), 0, 1.4),
  place(290, 96, bleuet, 0, 1.5),
  place(424, 78, coquelicot, 0, 1.5),
  place(720, 82, marguerite(), 0, 1.5),
  place(850, 76, bleuet, 0, 1.4),
  ...[0, 560].map((x) =>
    place(x, 26, [
      ...[-60, 60].map((turn) => place(0, 0, feuille(70, sauge), 180 + turn)),
      place(0, 0, eglantine(garance, lin), 0, 1.8),
    ]),
  ),
]

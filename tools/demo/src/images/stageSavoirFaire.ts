import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, ellipse, heart, rect, scallops } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { semis } from '../motifs/semis'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { aiguille, bobine, points, tambourABroder } from './parts/broderie'
import { ciseaux } from './parts/ciseaux'
import { bezier, smooth, trace } from './parts/courbes'
import { marguerite } from './parts/fleurs'
import { teintes } from './teintes'

const WIDTH = 1200
const HEIGHT = 900

const { foret, sauge, creme, garance, or, vermillon, indigo, bleu, paille, ocre, encre } = teintes

export const stageSavoirFaire: ImageDemo = {
  name: 'stage-savoir-faire',
  alt: 'Un tambour à broder où deux oiseaux se font face, une aiguille enfilée de rouge, des ciseaux cigogne et des bobines de fil.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), foret),
    ...semis(cross, WIDTH, HEIGHT, 60),
    place(0, 0, lisiere(palettes.foret, WIDTH, 40)),
    place(0, HEIGHT - 40, lisiere(palettes.foret, WIDTH, 40)),
    ...points(
      trace(60, (t) => [t * WIDTH, 68]),
      or,
      18,
    ),
    ...points(
      trace(60, (t) => [t * WIDTH, HEIGHT - 68]),
      or,
      18,
    ),
    place(520, 462, [
      fill(scallops(36, 330, 18), blend(foret, sauge, 0.35)),
      ...around(36, [fill(circle(0, -318, 5), paille)]),
      fill(ellipse(10, 16, 292, 292), blend(foret, encre, 0.55)),
      place(0, 0, tambourABroder(), 0, 2.9),
    ]),
    ...thread(),
    place(958, 506, ciseaux(), 12, 1.45),
    place(150, 700, bobine(vermillon), -12, 1.45),
    place(254, 752, bobine(or), 14, 1.25),
    place(126, 200, bobine(bleu), 16, 1.3),
    place(1082, 172, pelote(), 8, 0.95),
    place(846, 166, thimble(), -14, 1.1),
    place(104, 452, bobine(indigo), 82, 1.1),
  ],
}

const cross: Drawing[] = [
  fill(rect(-6, -1.5, 12, 3) + rect(-1.5, -6, 3, 12), blend(foret, sauge, 0.5)),
]

/** The red thread, from the cloth through the needle's eye to the reel. */
const thread = (): Drawing[] => [
  stroke(
    smooth([
      ...bezier([640, 640], [760, 760], [560, 860], [420, 800]),
      ...bezier([420, 800], [320, 750], [240, 840], [150, 740]),
    ]),
    vermillon,
    6,
  ),
  stroke(smooth(bezier([640, 640], [700, 700], [800, 640], [766, 560])), vermillon, 6),
  place(626, 760, aiguille(250), 32),
]

const thimble = (): Drawing[] => [
  fill('M-34 44C-34 0 -30 -44 0 -46C30 -44 34 0 34 44Z', or),
  fill('M-40 40L40 40L40 56L-40 56Z', ocre),
  ...[-24, -8, 8, 24].flatMap((y, row) =>
    [-18, -6, 6, 18].map((x) => fill(circle(x + (row % 2) * 6 - 3, y, 2.6), ocre)),
  ),
]

/** A heart-shaped pincushion with its pins. */
const pelote = (): Drawing[] => [
  ...PINS.flatMap(([x, y, head]) => [
    stroke(`M${x * 0.4} ${y * 0.4}L${x} ${y}`, '#e4e8ea', 3),
    fill(circle(x, y, 7), head),
  ]),
  place(0, 66, [fill(heart(126), garance), place(0, -12, [stroke(heart(104), or, 3)])]),
  place(0, -8, marguerite(creme, or), 0, 1.2),
]

const PINS: readonly (readonly [number, number, string])[] = [
  [-74, -84, paille],
  [-30, -98, bleu],
  [22, -102, creme],
  [64, -90, paille],
  [96, -62, vermillon],
]

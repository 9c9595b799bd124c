import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place } from '../drawing/drawing'
import { petal, type Point, rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { semis } from '../motifs/semis'
import { palettes } from '../palettes'
import type { ImageDemo } from './ImageDemo'
import { trace } from './parts/courbes'
import {
  bleuet,
  bouton,
  coquelicot,
  eglantine,
  marguerite,
  oeillet,
  rameau,
  tulipe,
} from './parts/fleurs'
import { entrelacs, type Ruban } from './parts/rubans'
import { teintes } from './teintes'

const WIDTH = 1600
const HEIGHT = 1000
const MIDDLE = HEIGHT / 2
/** x where the ribbons begin to plait, and length of a strand's full turn. */
const JOIN = 560
const TURN = 900

const {
  papier,
  lin,
  garance,
  indigo,
  ocre,
  foret,
  bleu,
  creme,
  or,
  encre,
  vermillon,
  ciel,
  sauge,
  paille,
} = teintes

export const historique: ImageDemo = {
  name: 'historique',
  alt: 'Cinq rubans brodés, chacun de sa couleur, se rejoignent et se tressent en une seule natte.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    fill(rect(0, 0, WIDTH, HEIGHT), papier),
    ...semis(sprig, WIDTH, HEIGHT, 64),
    place(0, MIDDLE, [...vine(), { kind: 'group', matrix: [1, 0, 0, -1, 0, 0], children: vine() }]),
    ...entrelacs(
      strands(),
      blend(encre, garance, 0.2),
      ({ x, first, second }) => height(first, x) > height(second, x),
    ),
    place(0, 0, lisiere(palettes.indigo, WIDTH, 54)),
    place(0, HEIGHT - 54, lisiere(palettes.indigo, WIDTH, 54)),
  ],
}

const sprig: Drawing[] = around(4, [fill(petal(9, 5), blend(papier, lin, 0.9))])

const COLORS: readonly Pick<Ruban, 'color' | 'edge' | 'thread' | 'motif'>[] = [
  { color: garance, edge: or, thread: creme, motif: 'coeurs' },
  { color: ocre, edge: garance, thread: garance, motif: 'losanges' },
  { color: foret, edge: paille, thread: or, motif: 'feuilles' },
  { color: indigo, edge: or, thread: creme, motif: 'points' },
  { color: creme, edge: bleu, thread: bleu, motif: 'chevrons' },
]

/** Phase of a strand at x; nearly constant before the plait begins. */
const phase = (strand: number, x: number): number => {
  const into = 70 * Math.log1p(Math.exp((x - JOIN) / 70))
  return (into / TURN) * Math.PI * 2 + (strand * Math.PI * 4) / 5
}

/** A flat plait of five: each strand goes from edge to edge, over one and under the next. */
const strands = (): Ruban[] =>
  COLORS.map((colors, strand) => {
    const start = MIDDLE + (rankAtStart(strand) - 2) * 215
    const points = trace(110, (share): Point => {
      const x = -80 + share * (WIDTH + 160)
      const joined = Math.min(1, (x + 80) / (JOIN + 80))
      const ease = joined ** 3 * (10 - 15 * joined + 6 * joined * joined)
      return [x, start * (1 - ease) + (MIDDLE + 205 * Math.sin(phase(strand, x))) * ease]
    })
    return { points, width: 92, ...colors }
  })

/** Order of the strands from top to bottom at the left edge. */
const rankAtStart = (strand: number): number =>
  COLORS.filter((_, other) => Math.sin(phase(other, 0)) < Math.sin(phase(strand, 0))).length

const height = (strand: number, x: number): number => Math.sin(4 * phase(strand, x))

/** A flowering branch that runs along the plait, below it. */
const vine = (): Drawing[] => [
  ...rameau(
    [
      [560, 392],
      [760, 300],
      [900, 420],
      [1110, 372],
    ],
    sauge,
    42,
    vermillon,
  ),
  ...rameau(
    [
      [1110, 372],
      [1280, 320],
      [1420, 410],
      [1660, 350],
    ],
    sauge,
    42,
    vermillon,
  ),
  ...FLOWERS.map(([x, y, flower, degrees, size]) => place(x, y, flower, degrees, size)),
]

const FLOWERS: readonly (readonly [number, number, Drawing[], number, number])[] = [
  [556, 394, bouton, -110, 2.4],
  [690, 352, coquelicot, 0, 1.7],
  [800, 344, bleuet, 0, 1.5],
  [900, 386, marguerite(ciel, or), 0, 1.7],
  [1004, 362, tulipe(vermillon, or), 170, 1.3],
  [1110, 374, eglantine(garance, ciel), 0, 1.9],
  [1226, 350, bleuet, 0, 1.5],
  [1326, 372, marguerite(or, indigo), 0, 1.6],
  [1440, 362, oeillet(0), 172, 1.2],
  [1550, 376, coquelicot, 0, 1.6],
]

import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { chaleBrode } from './chaleBrode'
import { coiffeSoleil } from './coiffeSoleil'
import { collier, visage } from './visage'

const { creme, lin, garance, or, ciel } = teintes

/** A young woman in her sun-shaped lace and embroidered shawl; her eyes are at the origin. */
export const buste = (): Drawing[] => [
  place(0, -2, coiffeSoleil(), 0, 1.36),
  ...mirrored([streamer()]),
  ...chaleBrode(),
  ...visage(),
  ...collier(),
  ...diadem(),
]

/** The embroidered band that holds the lace above the forehead. */
const diadem = (): Drawing[] => [
  fill('M-57 -30C-52 -82 52 -82 57 -30C44 -66 -44 -66 -57 -30Z', garance),
  stroke('M-57 -30C-52 -82 52 -82 57 -30C44 -66 -44 -66 -57 -30Z', or, 1.8),
  ...mirrored(
    [
      [14, -66],
      [27, -61.4],
      [38.6, -53.4],
      [47.6, -43],
    ].map(([x = 0, y = 0], i) => fill(circle(x, y, 3 - i * 0.3), i % 2 === 0 ? creme : ciel)),
  ),
  fill(circle(0, -67.4, 4.6), or),
  fill(circle(0, -67.4, 2), creme),
]

/** A lace ribbon that falls from the temple to the shoulder. */
const streamer = (): Drawing =>
  place(66, 34, [
    fill('M-14 -8C6 30 2 60 18 118L44 108C34 60 30 20 12 -18Z', creme),
    stroke('M-6 -8C12 30 10 62 24 112M6 -12C22 26 22 58 37 106', lin, 1.6),
    ...[8, 30, 52, 74, 96].map((y, i) => fill(circle(4 + i * 6.2, y, 3), lin)),
  ])

import { blend } from '../drawing/blend'
import { type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, ellipse, rect, scallops } from '../drawing/outlines'
import type { ImageDemo } from './ImageDemo'
import { balcon, boutique, cheminee, fenetre, jardiniere, toit } from './parts/facade'
import { soleil } from './parts/fete'
import { colonne, platane, reverbere } from './parts/rue'
import { teintes } from './teintes'

const WIDTH = 1600
const HEIGHT = 1000
const STREET = 890

const { creme, lin, paille, ciel, garance, indigo, noyer, or, saumon, encre, foret, vermillon } =
  teintes

export const siege: ImageDemo = {
  name: 'siege',
  alt: 'Façade d’un immeuble parisien : toit de zinc, balcons de fer forgé, fenêtres fleuries et platane sur le trottoir.',
  width: WIDTH,
  height: HEIGHT,
  draw: () => [
    ...sky(),
    place(150, STREET, house(460, blend(saumon, creme, 0.62), 1, [-140, 0, 140])),
    place(1450, STREET, house(460, blend(ciel, creme, 0.62), 0, [-140, 0, 140])),
    place(800, STREET, house(840, blend(lin, creme, 0.45), 2, [-320, -160, 0, 160, 320])),
    ...pavement(),
    place(252, STREET + 46, platane(), 0, 1.12),
    place(1388, STREET + 46, colonne(), 0, 1.06),
    place(1196, STREET + 40, reverbere(), 0, 1.06),
    place(476, STREET + 40, reverbere(), 0, 1.06),
  ],
}

const sky = (): Drawing[] => [
  fill(rect(0, 0, WIDTH, HEIGHT), blend(ciel, creme, 0.5)),
  place(1130, 150, [
    ...[430, 330, 230].map((radius, i) =>
      fill(
        scallops(Math.round(radius / 12), radius, 13),
        blend(blend(ciel, creme, 0.5), paille, 0.22 + i * 0.2),
      ),
    ),
    place(0, 0, soleil(), 0, 0.74),
  ]),
  ...CLOUDS.map(([x, y, size]) => place(x, y, cloud(), 0, size)),
]

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [560, 96, 1],
  [860, 60, 0.7],
  [1470, 84, 0.9],
  [60, 80, 0.8],
]

const cloud = (): Drawing[] => [
  fill('M-90 24C-110 -6 -70 -30 -50 -16C-40 -50 20 -52 28 -18C60 -34 100 -6 84 24Z', creme),
  stroke('M-62 12C-70 -4 -46 -14 -38 -2C-30 -26 8 -26 12 -2', blend(ciel, creme, 0.4), 4),
]

/** A house with windows at the given positions; `rise` makes it taller. */
function house(width: number, wall: string, rise: number, bays: readonly number[]): Drawing[] {
  const w = width / 2
  const shade = blend(wall, noyer, 0.3)
  const floors = [-180, -308 - rise * 6, -432 - rise * 12, -548 - rise * 14]
  const roof = floors[3] ?? 0
  return [
    ...[-0.62, -0.1, 0.55].map((share, i) => place(share * w, roof - 136, cheminee(3 + (i % 2)))),
    place(0, roof, toit(width - 16, 146, bays)),
    fill(rect(-w, roof, width, -roof), wall),
    stroke(`M${-w} ${roof}L${-w} 0M${w} ${roof}L${w} 0`, shade, 3),
    ...quoins(w, roof, shade),
    ...floors
      .slice(0, 3)
      .flatMap((floor, i) => [
        ...bays.flatMap((x) => place(x, floor - 4, fenetre(58, i === 0 ? 92 : 84, wall, i === 0))),
        ...(i === 1
          ? bays.flatMap((x) => [
              place(x - 42, floor, balcon(84, 34)),
              place(x, floor - 34, jardiniere(74)),
            ])
          : [
              place(-w + 6, floor, balcon(width - 12, 36)),
              ...bays.map((x) => place(x, floor - 36, jardiniere(92))),
            ]),
        fill(rect(-w - 6, floor, width + 12, 13), blend(wall, '#ffffff', 0.5)),
        stroke(`M${-w - 6} ${floor + 13}L${w + 6} ${floor + 13}`, shade, 2),
      ]),
    fill(rect(-w - 10, roof - 8, width + 20, 16), blend(wall, '#ffffff', 0.5)),
    stroke(`M${-w - 10} ${roof + 8}L${w + 10} ${roof + 8}`, shade, 2),
    ...Array.from({ length: Math.round(width / 20) }, (_, i) =>
      fill(rect(-w + 5 + i * 20, roof + 10, 9, 9), shade),
    ),
    ...ground(bays, shade, w),
  ]
}

const quoins = (w: number, roof: number, shade: string): Drawing[] =>
  Array.from({ length: Math.floor(-roof / 36) }, (_, i) =>
    stroke(
      `M${-w} ${-i * 36}L${-w + (i % 2 === 0 ? 26 : 16)} ${-i * 36}M${w} ${-i * 36}L${w - (i % 2 === 0 ? 26 : 16)} ${-i * 36}`,
      shade,
      2,
    ),
  )

/** Coursed stone, shops, and the carriage door in the middle. */
const ground = (bays: readonly number[], shade: string, w: number): Drawing[] => [
  stroke([-40, -80, -120, -150].map((y) => `M${-w} ${y}L${w} ${y}`).join(''), shade, 1.8),
  ...(bays.length > 3
    ? [-246, 246].map((x) =>
        place(x, 0, [place(0, 0, boutique(x < 0 ? garance : indigo), 0, 1.12)]),
      )
    : [place(0, 0, boutique(w > 229 ? foret : garance), 0, 1.12)]),
  ...(bays.length > 3 ? door() : []),
]

const door = (): Drawing[] => [
  fill('M-76 0L-76 -100C-76 -184 76 -184 76 -100L76 0Z', creme),
  stroke('M-76 0L-76 -100C-76 -184 76 -184 76 -100L76 0', blend(lin, noyer, 0.4), 2.4),
  fill('M-58 0L-58 -98C-58 -162 58 -162 58 -98L58 0Z', garance),
  stroke('M0 0L0 -146M-58 -98L58 -98', blend(garance, encre, 0.5), 3),
  ...[-29, 29].flatMap((x) => [
    stroke(rect(x - 19, -86, 38, 34) + rect(x - 19, -42, 38, 32), or, 2),
    fill(ellipse(x, -69, 9, 9), or),
    fill(circle(x * 0.24, -48, 4), or),
  ]),
  ...[-60, -30, 0, 30, 60].map((turn) =>
    place(0, -100, [stroke('M0 -4L0 -42', or, 2.4), fill(circle(0, -26, 4), vermillon)], turn),
  ),
]

const pavement = (): Drawing[] => [
  fill(rect(0, STREET, WIDTH, HEIGHT - STREET), blend(lin, noyer, 0.2)),
  fill(rect(0, STREET, WIDTH, 10), blend(lin, noyer, 0.42)),
  stroke(
    Array.from(
      { length: 17 },
      (_, i) => `M${i * 100} ${STREET + 10}L${i * 100 - 22} ${STREET + 56}`,
    ).join(''),
    blend(lin, noyer, 0.42),
    2.4,
  ),
  fill(rect(0, STREET + 56, WIDTH, 10), creme),
  fill(rect(0, STREET + 66, WIDTH, 60), blend(indigo, noyer, 0.4)),
  ...Array.from({ length: 28 }, (_, i) =>
    stroke(
      `M${i * 60 - 10} ${HEIGHT}C${i * 60 - 10} ${HEIGHT - 30} ${i * 60 + 50} ${HEIGHT - 30} ${i * 60 + 50} ${HEIGHT}`,
      blend(indigo, lin, 0.4),
      2.4,
    ),
  ),
]

import { blend } from '../../drawing/blend'
import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, petal, polygon, rect } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { creme, lin, indigo, encre, vermillon, garance, foret, sauge, or, ciel, noyer } = teintes

const ZINC = '#7f93ad'

/** A tall window with its stone surround; the middle of its sill is the origin. */
export function fenetre(width: number, height: number, wall: string, crowned = false): Drawing[] {
  const w = width / 2
  const stone = blend(wall, '#ffffff', 0.5)
  const shade = blend(wall, noyer, 0.32)
  return [
    fill(rect(-w - 9, -height - 9, width + 18, height + 9), stone),
    stroke(rect(-w - 9, -height - 9, width + 18, height + 9), shade, 1.6),
    fill(rect(-w, -height, width, height), indigo),
    ...mirrored([
      fill(
        `M${w} ${-height}L${w * 0.42} ${-height}C${w * 0.5} ${-height * 0.66} ${w * 0.84} ${-height * 0.56} ${w} ${-height * 0.4}Z`,
        creme,
      ),
      stroke(`M${w} ${-height}L${w} 0`, creme, 3),
    ]),
    stroke(
      `M0 ${-height}L0 0M${-w} ${-height * 0.36}L${w} ${-height * 0.36}M${-w} ${-height * 0.7}L${w} ${-height * 0.7}`,
      creme,
      3,
    ),
    ...(crowned
      ? [
          fill(
            polygon([
              [-w - 16, -height - 12],
              [0, -height - 34],
              [w + 16, -height - 12],
            ]),
            stone,
          ),
          stroke(
            `M${-w - 16} ${-height - 12}L0 ${-height - 34}L${w + 16} ${-height - 12}Z`,
            shade,
            1.6,
          ),
          fill(circle(0, -height - 19, 4), shade),
        ]
      : [
          fill(
            polygon([
              [-8, -height - 16],
              [8, -height - 16],
              [5, -height + 2],
              [-5, -height + 2],
            ]),
            stone,
          ),
        ]),
  ]
}

/** A box of geraniums, `width` across, to hang on a railing. */
export function jardiniere(width: number): Drawing[] {
  const count = Math.round(width / 13)
  return [
    ...Array.from({ length: count }, (_, i) => {
      const x = -width / 2 + 7 + i * 13
      return [
        ...[-36, 36].map((turn) =>
          place(x, -2, [fill(petal(17, 9), i % 2 === 0 ? foret : sauge)], turn),
        ),
        fill(circle(x, -14 - (i % 2) * 5, 6.4), i % 3 === 1 ? garance : vermillon),
        fill(circle(x - 1.6, -15.6 - (i % 2) * 5, 2), blend(vermillon, creme, 0.5)),
      ]
    }).flat(),
    fill(rect(-width / 2, -3, width, 14), noyer),
    stroke(`M${-width / 2 + 3} 4L${width / 2 - 3} 4`, or, 1.6),
  ]
}

/** Wrought iron: hearts and scrolls between two rails, from (0, 0) to the right, its foot at 0. */
export function balcon(width: number, height: number): Drawing[] {
  const count = Math.round(width / 24)
  const step = width / count
  const scroll =
    `M0 ${-height + 5}L0 -4M${step / 2} -5C${step * 0.1} ${-height * 0.3} ${step * 0.15} ${-height * 0.62} ${step / 2} ${-height * 0.5}` +
    `C${step * 0.85} ${-height * 0.62} ${step * 0.9} ${-height * 0.3} ${step / 2} -5`
  return [
    ...Array.from({ length: count }, (_, i) => place(i * step, 0, [stroke(scroll, encre, 1.8)])),
    ...[-height, -height + 5, -4].map((y) =>
      stroke(`M0 ${y}L${width} ${y}`, encre, y === -height ? 4 : 1.8),
    ),
    stroke(`M${width} ${-height}L${width} 0`, encre, 3),
  ]
}

/**
 * A mansard roof of zinc sheets with its dormers, `width` across; the middle of its foot is the
 * origin.
 */
export function toit(width: number, height: number, dormers: readonly number[]): Drawing[] {
  const w = width / 2
  const seams = Array.from({ length: Math.round(width / 30) - 1 }, (_, i) => {
    const x = -w + (i + 1) * 30
    return `M${x * 0.93} ${-height + 14}L${x} 0`
  })
  return [
    fill(
      polygon([
        [-w, 0],
        [-w * 0.93, -height + 12],
        [w * 0.93, -height + 12],
        [w, 0],
      ]),
      ZINC,
    ),
    stroke(seams.join(''), blend(ZINC, encre, 0.25), 2),
    fill(rect(-w * 0.94, -height, w * 1.88, 14), blend(ZINC, encre, 0.4)),
    ...dormers.map((x) => place(x, -8, lucarne())),
  ]
}

const lucarne = (): Drawing[] => [
  fill('M-36 0L-36 -76C-36 -112 36 -112 36 -76L36 0Z', blend(ZINC, encre, 0.4)),
  fill('M-29 0L-29 -74C-29 -102 29 -102 29 -74L29 0Z', creme),
  fill('M-20 0L-20 -68C-20 -88 20 -88 20 -68L20 0Z', indigo),
  stroke('M0 -82L0 0M-20 -42L20 -42', creme, 3),
  place(0, -4, jardiniere(46)),
]

/** A row of chimney pots on their stack. */
export const cheminee = (count: number): Drawing[] => [
  ...Array.from({ length: count }, (_, i) =>
    place(i * 17 + 10, -52, [
      fill('M-6 2L-4.6 -24L4.6 -24L6 2Z', vermillon),
      fill(rect(-6, -27, 12, 4), garance),
    ]),
  ),
  fill(rect(0, -50, count * 17 + 3, 60), lin),
  stroke(`M0 -36L${count * 17 + 3} -36M0 -20L${count * 17 + 3} -20`, blend(lin, noyer, 0.4), 1.6),
  fill(rect(-4, -54, count * 17 + 11, 7), blend(lin, noyer, 0.4)),
]

/**
 * A shop window under its striped awning, 190 wide and 130 high; the middle of its foot is the
 * origin.
 */
export const boutique = (color: string): Drawing[] => [
  fill(rect(-95, -130, 190, 130), color),
  stroke(rect(-88, -123, 176, 116), or, 2),
  fill(rect(-76, -96, 152, 68), ciel),
  stroke('M-26 -96L-26 -28M26 -96L26 -28', color, 6),
  ...[-50, 0, 50].map((x) => place(x, -30, jardiniere(40))),
  ...Array.from({ length: 10 }, (_, i) => {
    const x = -100 + i * 20
    return fill(
      `M${x} -136L${x + 20} -136L${x + 20} -98C${x + 20} -84 ${x} -84 ${x} -98Z`,
      i % 2 === 0 ? creme : color,
    )
  }),
]

import { blend } from '../../drawing/blend'
import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, petal, polygon, rect } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { creme, lin, garance, indigo, or, encre, noyer, foret, sauge, vermillon } = teintes

/** A house seen from its gable or its long side; the middle of its foot is the origin. */
export function maison(
  width: number,
  height: number,
  roof: string,
  wall: string = creme,
): Drawing[] {
  const w = width / 2
  const rise = width * 0.42
  const rows = Array.from({ length: 3 }, (_, i) => {
    const y = -height - rise * (0.24 + i * 0.24)
    const x = w * 1.1 * (1 - (0.24 + i * 0.24))
    return `M${-x} ${y}L${x} ${y}`
  }).join('')
  return [
    fill(rect(w * 0.36, -height - rise * 0.95, w * 0.26, rise * 0.7), noyer),
    fill(rect(-w, -height, width, height), wall),
    fill(
      polygon([
        [-w * 1.16, -height],
        [0, -height - rise],
        [w * 1.16, -height],
      ]),
      roof,
    ),
    stroke(rows, blend(roof, creme, 0.3), width * 0.02),
    ...mirrored([fenetre(w * 0.54, -height * 0.72, width * 0.15, roof)]),
    fill(
      `M${-width * 0.1} 0L${-width * 0.1} ${-height * 0.4}C${-width * 0.1} ${-height * 0.56} ${width * 0.1} ${-height * 0.56} ${width * 0.1} ${-height * 0.4}L${width * 0.1} 0Z`,
      roof,
    ),
    fill(circle(width * 0.05, -height * 0.24, width * 0.014), or),
  ]
}

const fenetre = (x: number, y: number, size: number, shutters: string): Drawing =>
  place(x, y, [
    fill(rect(-size / 2, 0, size, size * 1.3), indigo),
    ...mirrored([fill(rect(size * 0.5, 0, size * 0.38, size * 1.3), blend(shutters, creme, 0.25))]),
    stroke(
      `M0 0L0 ${size * 1.3}M${-size / 2} ${size * 0.6}L${size / 2} ${size * 0.6}`,
      creme,
      size * 0.09,
    ),
  ])

/** A church with a pointed spire, a cock on its top; the middle of its foot is the origin. */
export function clocher(): Drawing[] {
  return [
    fill(rect(-8, -70, 128, 70), lin),
    fill(
      polygon([
        [-8, -70],
        [18, -112],
        [106, -112],
        [130, -70],
      ]),
      indigo,
    ),
    ...[38, 72, 104].map((x) =>
      place(x, -16, [fill('M-8 0L-8 -24C-8 -38 8 -38 8 -24L8 0Z', garance)]),
    ),
    fill(rect(-38, -150, 60, 150), creme),
    fill(
      polygon([
        [-46, -150],
        [-8, -268],
        [30, -150],
      ]),
      indigo,
    ),
    stroke('M-37 -164L21 -164M-29 -190L13 -190M-21 -214L5 -214', blend(indigo, creme, 0.35), 3),
    fill(circle(-8, -118, 17), garance),
    fill(circle(-8, -118, 13), creme),
    stroke('M-8 -118L-8 -127M-8 -118L-2 -115', encre, 2.4),
    fill('M-20 0L-20 -30C-20 -48 4 -48 4 -30L4 0Z', garance),
    fill('M-17 -62L-17 -76C-17 -88 1 -88 1 -76L1 -62Z', indigo),
    stroke('M-8 -266L-8 -284', encre, 2.4),
    fill(
      'M-18 -284C-16 -294 -10 -292 -6 -290C-4 -298 2 -298 3 -294C2 -286 -4 -282 -18 -284Z',
      garance,
    ),
  ]
}

/** A round tree whose crown is a bunch of leaves. */
export function arbre(size: number, color: string = sauge): Drawing[] {
  const leaf = blend(color, creme, 0.3)
  return [
    fill(rect(-size * 0.05, -size * 0.5, size * 0.1, size * 0.5), noyer),
    fill(circle(0, -size * 0.68, size * 0.34), color),
    ...[-2, -1, 0, 1, 2].flatMap((i) =>
      [0, 1].map((row) =>
        place(i * size * 0.12 + (row - 0.5) * size * 0.06, -size * (0.52 + row * 0.2), [
          fill(petal(size * 0.16, size * 0.08), leaf),
        ]),
      ),
    ),
    ...[-0.2, 0.02, 0.2].map((x, i) =>
      fill(circle(x * size, -size * (0.66 + (i % 2) * 0.14), size * 0.03), vermillon),
    ),
  ]
}

export const cypres = (height: number, color: string = foret): Drawing[] => [
  fill(rect(-height * 0.03, -height * 0.1, height * 0.06, height * 0.1), noyer),
  place(0, -height * 0.06, [
    fill(petal(height * 0.94, height * 0.26), color),
    stroke(
      [0.2, 0.35, 0.5, 0.65]
        .map(
          (y) =>
            `M${-height * 0.05} ${-height * (y + 0.06)}L0 ${-height * y}L${height * 0.05} ${-height * (y + 0.06)}`,
        )
        .join(''),
      blend(color, creme, 0.35),
      height * 0.014,
    ),
  ]),
]

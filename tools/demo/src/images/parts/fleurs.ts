import { blend } from '../../drawing/blend'
import { around, type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, drop, heart, petal, type Point } from '../../drawing/outlines'
import { cornflower, poppy } from '../../motifs/moisson'
import { bud, carnation } from '../../motifs/oeillets'
import { type Palette, palettes } from '../../palettes'
import { teintes } from '../teintes'
import { bezier, smooth, stepsAlong } from './courbes'

const { garance, vermillon, or, creme, foret, bleu, encre } = teintes

const champ: Palette = {
  ...palettes.garance,
  fond: blend(garance, encre, 0.3),
  fil: creme,
  vif: vermillon,
  chaud: or,
  frais: foret,
  encre,
}

/** Flowers of about 40 units across, their heart at the origin. */
export const coquelicot: Drawing[] = [place(0, 0, poppy({ ...champ, chaud: vermillon }), 0, 2)]
export const bleuet: Drawing[] = [place(0, 0, cornflower({ ...champ, frais: bleu }), 0, 2)]

/** Seen from the side, about 46 units high; its foot is the origin. */
export const oeillet = (kind: 0 | 1 | 2): Drawing[] => carnation(champ, kind)
export const bouton: Drawing[] = bud(champ)

export function marguerite(petals: string = creme, hub: string = or): Drawing[] {
  return [
    ...around(12, [fill(drop(20, 7.6), petals)]),
    ...around(12, [fill(drop(13, 2), blend(petals, encre, 0.16))]),
    fill(circle(0, 0, 6.4), hub),
    ...around(7, [fill(circle(0, -3.6, 1), blend(hub, encre, 0.35))]),
  ]
}

/** A dog rose: five heart-shaped petals in two tones. */
export function eglantine(color: string = vermillon, inner: string = creme): Drawing[] {
  return [
    ...around(5, [fill(heart(21), color)]),
    ...around(5, [place(0, -3, [fill(heart(12), blend(color, inner, 0.45))])]),
    ...around(10, [stroke('M0 -4L0 -9', or, 1.1), fill(circle(0, -9.6, 1.3), or)], 18),
    fill(circle(0, 0, 4.6), or),
    fill(circle(0, 0, 2), blend(color, encre, 0.4)),
  ]
}

/** Seen from the side; its foot is the origin, its height about 34 units. */
export function tulipe(side: string = garance, middle: string = or): Drawing[] {
  return [
    fill(petal(34, 20), middle),
    place(0, -6, [fill(petal(18, 6), side)]),
    ...mirrored([
      fill('M0 2C12 2 20 -10 17 -34C11 -28 4 -20 0 -6Z', side),
      stroke('M9 -8C12 -13 13.4 -19 13.6 -24', blend(side, creme, 0.45), 1.5),
    ]),
    fill('M-6 0C-4 6 4 6 6 0C3 -3 -3 -3 -6 0Z', foret),
  ]
}

/** A leaf that points up, with its vein. */
export const feuille = (length: number, color: string = foret): Drawing[] => [
  fill(petal(length, length * 0.42), color),
  stroke(`M0 ${-length * 0.12}L0 ${-length * 0.78}`, blend(color, creme, 0.35), length * 0.035),
]

/** A stem bent as a cubic curve, with leaves by turns on either side and berries between them. */
export function rameau(
  curve: readonly [Point, Point, Point, Point],
  color: string = foret,
  leaf = 26,
  berry?: string,
): Drawing[] {
  const points = bezier(...curve)
  const leaves = stepsAlong(points, leaf * 0.82).map(({ x, y, degrees }, i) =>
    place(x, y, feuille(leaf, color), degrees + 90 + (i % 2 === 0 ? -48 : 48)),
  )
  const berries = berry
    ? stepsAlong(points, leaf * 1.64).map(({ x, y, degrees }, i) =>
        place(
          x,
          y,
          [
            stroke(`M0 0L0 ${-leaf * 0.5}`, color, 1.6),
            fill(circle(0, -leaf * 0.55, leaf * 0.14), berry),
          ],
          degrees + 90 + (i % 2 === 0 ? 62 : -62),
        ),
      )
    : []
  return [...berries, stroke(smooth(points), color, leaf * 0.13), ...leaves]
}

/** A flower on an upright stem of height `height` with two leaves; its foot is the origin. */
export const tige = (flower: Drawing[], height: number, color: string = foret): Drawing[] => [
  stroke(`M0 0L0 ${-height}`, color, 3.6),
  ...mirrored([
    place(0, -height * 0.12, feuille(height * 0.42, color), 38),
    place(0, -height * 0.42, feuille(height * 0.26, color), 52),
  ]),
  place(0, -height, flower),
]

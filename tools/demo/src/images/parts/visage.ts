import { blend } from '../../drawing/blend'
import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, heart, petal } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { peau, joue, chataine, encre, creme, vermillon, garance, or, indigo } = teintes

/**
 * A young woman's face, neck and parted hair; the middle of her eyes is at (0, 0), her face 100
 * wide.
 */
export function visage(): Drawing[] {
  const shade = blend(peau, joue, 0.34)
  const light = blend(chataine, '#c98a4e', 0.42)
  return [
    fill('M-22 40C-21 74 -25 88 -44 99C-24 122 24 122 44 99C25 88 21 74 22 40Z', peau),
    fill('M-21.8 50C-14 70 14 70 21.8 50L22 62C13 81 -13 81 -22 62Z', shade),
    ...hair(chataine, light),
    fill(
      'M0 -58C-33 -58 -50 -34 -49 0C-48.6 30 -32 52 -13 64C-5 69 5 69 13 64C32 52 48.6 30 49 0C50 -34 33 -58 0 -58Z',
      peau,
    ),
    ...mirrored([
      fill(ellipse(30, 24, 12, 10.4), blend(peau, joue, 0.55)),
      fill(ellipse(30, 24, 7.4, 6.4), blend(peau, joue, 0.95)),
      ...eye(),
      fill(
        'M8.4 -20.4C17 -29 31 -28.4 38.6 -18C30 -24 18 -24.6 9.4 -18.6C8 -17.8 7.4 -19.4 8.4 -20.4Z',
        chataine,
      ),
    ]),
    stroke('M3.4 1C4.6 8 6.6 13 5.6 17.6C4 21 -1 21.4 -4.4 19.4', blend(joue, chataine, 0.25), 1.9),
    fill('M-14 38C-8 37.4 -4 34.8 0 37C4 34.8 8 37.4 14 38C8 43 -8 43 -14 38Z', garance),
    fill('M-14 38C-8 42.2 8 42.2 14 38C9.4 49.4 -9.4 49.4 -14 38Z', vermillon),
    stroke('M-3.6 44.6C-2 45.4 2 45.4 3.6 44.6', blend(vermillon, creme, 0.5), 1.4),
    ...mirrored([stroke('M14 38C15.4 37.6 16.4 36.8 17 35.6', blend(joue, chataine, 0.25), 1.5)]),
    stroke('M-4 54.4C-1.6 55.6 1.6 55.6 4 54.4', shade, 1.6),
    ...mirrored([
      fill('M0 -60C-36 -62 -56 -38 -53 4C-50 -22 -34 -44 0 -51Z', chataine),
      ...[0, 1, 2].map((i) =>
        stroke(
          `M-4 ${-57 + i * 1.4}C-30 ${-57 + i * 3} -46 ${-40 + i * 3} ${-51 + i * 1.2} ${-10 - i * 4}`,
          light,
          1,
        ),
      ),
    ]),
    ...mirrored([place(51, 30, earring())]),
  ]
}

const hair = (color: string, light: string): Drawing[] => [
  fill(
    'M0 -64C-44 -64 -62 -34 -58 4C-56 20 -52 30 -45 36L45 36C52 30 56 20 58 4C62 -34 44 -64 0 -64Z',
    color,
  ),
  ...mirrored([stroke('M-54 -14C-56 6 -52 20 -47 30', light, 1.2)]),
]

const eye = (): Drawing[] => [
  fill('M9.6 2.4C15 -8.4 29 -9.4 36.6 -0.6C31 8.6 16 9.4 9.6 2.4Z', creme),
  fill(circle(23, -0.4, 7), chataine),
  fill(circle(23, -0.4, 3.7), encre),
  fill(circle(25.2, -3, 1.9), creme),
  fill('M8 3.2C13 -10 30 -12 41 -5.4C38.4 -4.6 37.6 -3 36.8 -0.6C28 -7.6 16 -6.6 8 3.2Z', encre),
  stroke('M13 -10.6C19 -15.4 28 -15.4 34.6 -11.4', blend(peau, joue, 0.85), 1.4),
  stroke('M16 8.4C21 10.4 27 9.8 31.6 6.4', blend(peau, joue, 0.7), 1),
]

const earring = (): Drawing[] => [
  fill(circle(0, 0, 2.4), or),
  place(0, 18, [fill(heart(15), or), place(0, -3.4, [fill(heart(8), garance)])]),
]

/** A velvet ribbon about the neck, with a gold heart and drop. */
export const collier = (): Drawing[] => [
  fill('M-23.6 74C-14 84 14 84 23.6 74L24.6 81C14 92 -14 92 -24.6 81Z', indigo),
  stroke('M-23.8 77.6C-14 88 14 88 23.8 77.6', or, 1.2),
  place(0, 107, [
    fill(heart(22), or),
    place(0, -4, [fill(heart(14), garance)]),
    ...[-1, 1].map((x) => fill(circle(x * 3.4, -11.4, 1.4), creme)),
  ]),
  place(0, 110, [fill(petal(-10, 6), or)]),
]

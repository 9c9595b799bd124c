import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, ellipse, petal, rect, scallops } from '../../drawing/outlines'
import { teintes } from '../teintes'

const { peau, joue, chataine, encre, creme, garance, or, paille, indigo, vermillon, lin } = teintes

export type Coiffe = 'bonnet' | 'ailes' | 'haute' | 'paille' | 'feutre' | 'beret'

/** A small head with its headgear; the foot of its neck is the origin, its height about 40. */
export function tete(coiffe: Coiffe, cheveux: string = chataine): Drawing[] {
  const { behind, before } = coiffes[coiffe](cheveux)
  return [
    ...behind,
    fill(rect(-5, -8, 10, 11), peau),
    fill(ellipse(0, -18, 12.6, 14.6), peau),
    ...mirrored([
      fill(circle(7, -14, 3), joue),
      fill(ellipse(4.8, -18.6, 1.5, 1.9), encre),
      stroke('M3 -22.6C4.2 -23.6 6 -23.6 7.2 -22.4', cheveux, 1.1),
    ]),
    stroke('M0 -18C-0.4 -16 -1 -14.8 -0.2 -14.4', joue, 1.2),
    fill('M-3.4 -10.8C-1.6 -12 1.6 -12 3.4 -10.8C1.6 -8.6 -1.6 -8.6 -3.4 -10.8Z', vermillon),
    ...before,
  ]
}

interface Headdress {
  behind: Drawing[]
  before: Drawing[]
}

const bandeaux = (color: string): Drawing[] =>
  mirrored([fill('M0 -32.6C-9 -33 -14 -26 -12.6 -15C-10 -22 -5 -27 0 -28.4Z', color)])

const chignon = (color: string): Drawing[] => [fill(ellipse(0, -21, 14, 14), color)]

const coiffes: Record<Coiffe, (hair: string) => Headdress> = {
  bonnet: (hair) => ({
    behind: [...chignon(hair), ...mirrored([fill(petal(26, 12), creme)].map(hanging))],
    before: [
      ...bandeaux(hair),
      place(0, -27, [
        fill('M-14 1C-17 -20 17 -20 14 1C8 -6 -8 -6 -14 1Z', creme),
        stroke('M-13 0C-8 -8 8 -8 13 0', garance, 1.6),
        ...[-7, 0, 7].map((x) => fill(circle(x, -10 + Math.abs(x) * 0.16, 1.4), or)),
      ]),
    ],
  }),
  ailes: (hair) => ({
    behind: [
      ...chignon(hair),
      ...mirrored([
        fill('M6 -34C22 -46 36 -40 40 -24C30 -32 22 -24 10 -22Z', creme),
        stroke('M12 -33C22 -39 30 -37 35 -30', lin, 1.6),
        fill('M10 -24C16 -20 18 -10 16 0C12 -8 10 -14 8 -20Z', creme),
      ]),
    ],
    before: [
      ...bandeaux(hair),
      fill('M-11 -28C-12 -42 12 -42 11 -28C6 -33 -6 -33 -11 -28Z', creme),
      stroke('M-10 -29.6C-5 -34 5 -34 10 -29.6', indigo, 1.6),
    ],
  }),
  haute: (hair) => ({
    behind: chignon(hair),
    before: [
      ...bandeaux(hair),
      fill('M-10 -27C-10 -44 -9 -54 -8 -62C-5 -65 5 -65 8 -62C9 -54 10 -44 10 -27Z', creme),
      ...[-58, -50, -42].map((y) =>
        place(0, y, [fill(petal(7, 4), lin), ...mirrored([fill(circle(4.6, -2, 1.4), lin)])]),
      ),
      stroke('M-10.4 -30C-5 -34 5 -34 10.4 -30', garance, 2.2),
      ...mirrored([stroke('M10 -29C16 -24 13 -14 17 -4', creme, 2.6)]),
    ],
  }),
  paille: (hair) => ({
    behind: chignon(hair),
    before: [
      ...bandeaux(hair),
      fill('M-13 -31C-13 -43 13 -43 13 -31Z', paille),
      fill(ellipse(0, -31, 27, 5), or),
      stroke('M-13 -34.4C-6 -32 6 -32 13 -34.4', garance, 3),
      place(12, -36, [fill(scallops(6, 3.6, 2.4), vermillon), fill(circle(0, 0, 1.6), paille)]),
    ],
  }),
  feutre: (hair) => ({
    behind: [fill(ellipse(0, -22, 13.6, 13), hair)],
    before: [
      fill('M-12.6 -24C-12 -32 12 -32 12.6 -24L12 -29L-12 -29Z', hair),
      fill('M-13 -29C-14 -48 14 -48 13 -29Z', encre),
      fill(ellipse(0, -29, 25, 4.4), encre),
      stroke('M-12.6 -33.4C-6 -31 6 -31 12.6 -33.4', or, 2.6),
      stroke('M12 -32C20 -28 17 -18 22 -10', or, 2.2),
      stroke('M12 -31C17 -26 13 -18 17 -12', or, 1.8),
    ],
  }),
  beret: (hair) => ({
    behind: [fill(ellipse(0, -22, 13.6, 13), hair)],
    before: [
      fill('M-12.4 -25C-12 -31 12 -31 12.4 -25L0 -29Z', hair),
      fill('M-13 -28C-26 -34 -16 -44 0 -43C18 -43 26 -36 14 -28C6 -31 -6 -31 -13 -28Z', garance),
      stroke('M0 -43L1 -46', garance, 2),
    ],
  }),
}

const hanging = (drawing: Drawing): Drawing => place(11, -22, [drawing], 160)

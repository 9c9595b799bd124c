import { blend } from '../drawing/blend'
import { type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, ellipse, heart, petal, polygon, rect } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { lisiere } from './galon'
import type { Motif } from './Motif'

const SPACING = 62
const ROW_HEIGHT = 122

/** Rows of dancers hand in hand, women and men in turn, between woven bands. */
export const farandole: Motif = (palette, width, height) => {
  const rows = Math.max(1, Math.round(height / 340))
  const band = 36
  const rowHeight = (height - band * (rows + 1)) / rows
  const scale = rowHeight / ROW_HEIGHT
  const bands = Array.from({ length: rows + 1 }, (_, row) =>
    place(0, row * (rowHeight + band), lisiere({ ...palette, fond: palette.frais }, width, band)),
  )
  const dancers = Array.from({ length: rows }, (_, row) => {
    const feet = band + row * (rowHeight + band) + rowHeight * 0.925
    return rowOfDancers(palette, width, scale, row).map((dancer) => place(0, feet, [dancer]))
  })
  return [...dancers.flat(), ...bands]
}

function rowOfDancers(palette: Palette, width: number, scale: number, row: number): Drawing[] {
  const step = SPACING * scale
  const around = Math.ceil(width / step / 2) + 1
  const drawings: Drawing[] = []
  for (let i = -around; i <= around; i += 1) {
    const turn = (((i + row) % 4) + 4) % 4
    const x = width / 2 + i * step
    const figure = turn % 2 === 0 ? woman(palette, turn === 0) : man(palette, turn === 1)
    drawings.push(place(x, 0, [...arms(palette, turn), ...figure], 0, scale))
    drawings.push(place(x + step / 2, -61 * scale, posy(palette), 0, scale))
  }
  return drawings
}

const skin = ({ fil, chaud }: Palette): string => blend(fil, chaud, 0.28)

function arms({ vif, frais, chaud }: Palette, turn: number): Drawing[] {
  const sleeve = [frais, vif, vif, chaud][turn] ?? frais
  return mirrored([stroke('M6 -68C14 -66 20 -58 31 -61', sleeve, 5)])
}

const posy = (palette: Palette): Drawing[] => [
  fill(circle(0, 0, 3.4), skin(palette)),
  ...[-42, 0, 42].map((angle) =>
    place(0, -2, [fill(petal(9, 4.6), angle === 0 ? palette.chaud : palette.vif)], angle),
  ),
]

function head(palette: Palette): Drawing[] {
  return [
    fill(rect(-2.4, -77, 4.8, 7), skin(palette)),
    fill(circle(0, -83, 7.8), skin(palette)),
    ...mirrored([
      fill(circle(2.7, -83.2, 0.85), palette.encre),
      fill(circle(4.4, -80.4, 1.4), blend(skin(palette), palette.vif, 0.4)),
    ]),
    stroke('M-1.8 -79.4C-0.8 -78.4 0.8 -78.4 1.8 -79.4', palette.vif, 0.8),
  ]
}

function woman(palette: Palette, first: boolean): Drawing[] {
  const { fil, vif, chaud, frais, encre } = palette
  const [skirt, bodice, apron] = first ? [vif, frais, fil] : [frais, vif, chaud]
  const trim = first ? chaud : fil
  return [
    ...mirrored([fill(ellipse(5, -1.6, 4.6, 2), encre), fill(rect(3, -9, 3.2, 7), fil)]),
    fill('M-5.5 -53C-10 -38 -18 -22 -25 -9C-12 -5 12 -5 25 -9C18 -22 10 -38 5.5 -53Z', skirt),
    stroke('M-23.6 -12C-11 -8.2 11 -8.2 23.6 -12', trim, 1.8),
    stroke('M-21.4 -16C-10 -12.4 10 -12.4 21.4 -16', trim, 0.9),
    fill('M-4.5 -53C-7 -40 -11 -26 -13 -15C-6 -12.6 6 -12.6 13 -15C11 -26 7 -40 4.5 -53Z', apron),
    place(0, -33, [fill(heart(9), skirt)]),
    ...[-5, 0, 5].map((x) => fill(circle(x, -20 + Math.abs(x) * 0.1, 1.3), skirt)),
    fill(
      polygon([
        [-8.5, -71],
        [8.5, -71],
        [5.8, -52],
        [-5.8, -52],
      ]),
      bodice,
    ),
    fill(
      polygon([
        [-8.5, -71.5],
        [8.5, -71.5],
        [0, -56],
      ]),
      trim,
    ),
    stroke('M-5.6 -52.6L5.6 -52.6', trim, 1.8),
    ...head(palette),
    fill(
      'M-8.6 -83C-9.6 -97 9.6 -97 8.6 -83C5 -89.5 -5 -89.5 -8.6 -83Z',
      frais === fil ? vif : fil,
    ),
    fill('M-5 -91C-5 -101 5 -101 5 -91Z', fil),
    ...mirrored([fill('M7.6 -86C12 -84 13 -78 11 -73C9.4 -77 8 -80 7.6 -86Z', fil)]),
    stroke('M-6.6 -90.4C-3 -93 3 -93 6.6 -90.4', chaud, 1),
  ]
}

function man(palette: Palette, first: boolean): Drawing[] {
  const { fil, vif, chaud, frais, encre } = palette
  const [coat, breeches, waistcoat] = first ? [vif, frais, chaud] : [chaud, vif, frais]
  return [
    ...mirrored([
      fill(rect(3, -20, 6, 18), fil),
      stroke('M3 -14L9 -14M3 -9L9 -9', coat, 0.9),
      fill('M2 -3.6C5 -5 10 -5 13 -1.4C12 0.4 4 0.4 2 -0.4Z', encre),
      fill('M0 -50L8 -50C14 -42 15 -30 12 -19C8 -17 4 -17 1.4 -19Z', breeches),
    ]),
    fill(
      polygon([
        [-10, -71],
        [10, -71],
        [9, -47],
        [-9, -47],
      ]),
      coat,
    ),
    fill(
      polygon([
        [-4.6, -71],
        [4.6, -71],
        [5, -48],
        [-5, -48],
      ]),
      waistcoat,
    ),
    fill(rect(-7.8, -51.5, 15.6, 4.2), fil),
    ...[-66, -61, -56].map((y) => fill(circle(0, y, 1.1), fil)),
    ...head(palette),
    fill(ellipse(0, -88.4, 14, 2.9), encre),
    fill('M-7.4 -88.5C-7.6 -99 7.6 -99 7.4 -88.5Z', encre),
    stroke('M-7.3 -90.6L7.3 -90.6', chaud, 2),
    stroke('M9 -88C14 -86 14 -80 17 -77', vif, 1.6),
  ]
}

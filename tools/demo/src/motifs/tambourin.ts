import { blend } from '../drawing/blend'
import { around, clipTo, type Drawing, fill, mirrored, place, stroke } from '../drawing/drawing'
import { circle, ellipse, openLine, petal, polar, polygon, rect } from '../drawing/outlines'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'

/** The long drum of Provence with its cords, the three-holed pipe and the stick, on sunbeams. */
export const tambourin: Motif = (palette, width, height) => {
  const scale = (Math.min(width, height) * 0.435) / 100
  const flowers = width / height > 1.5 ? [0.07, 0.22, 0.78, 0.93] : [0.1, 0.9]
  return [
    ...sunbeams(palette, width, height),
    ...flowers.map((x) => place(width * x, height / 2, flower(palette), 0, scale * 1.15)),
    place(width / 2, height / 2, instruments(palette), 0, scale),
  ]
}

function sunbeams({ fond, fil }: Palette, width: number, height: number): Drawing[] {
  const reach = Math.hypot(width, height)
  const beam = polygon([[0, 0], polar(reach, -4.5), polar(reach, 4.5)])
  const beams = around(20, [fill(beam, blend(fond, fil, 0.2))])
  return [clipTo(rect(0, 0, width, height), [place(width / 2, height / 2, beams)])]
}

const flower = ({ fil, vif, frais, fond }: Palette): Drawing[] => [
  ...around(8, [fill(petal(15, 8), vif), fill(petal(9, 3), fil)]),
  ...around(8, [fill(circle(0, -14, 1.6), frais)], 22.5),
  fill(circle(0, 0, 3.8), frais),
  fill(circle(0, 0, 1.7), fond),
]

function instruments(palette: Palette): Drawing[] {
  return [
    place(0, 0, pipe(palette), -47, 1.16),
    place(0, 0, stick(palette), 47, 1.14),
    place(0, 0, drum(palette), 0, 0.94),
  ]
}

function pipe({ frais, fil, chaud }: Palette): Drawing[] {
  return [
    fill('M-5 96L-6 -84C-6 -92 -3 -100 3 -100L6 -96L6 -84L5 96Z', frais),
    ...[90, 56, -60, -76].map((y) => fill(rect(-6.2, y, 12.4, 4), fil)),
    ...[66, 74, 82].map((y) => fill(ellipse(0, y, 1.9, 2.3), fil)),
    fill(rect(-3, -90, 6, 4), chaud),
  ]
}

function stick({ vif, fil }: Palette): Drawing[] {
  return [
    stroke('M0 90L0 -86', blend(vif, fil, 0.15), 4.4),
    fill(ellipse(0, -92, 5.4, 7.5), vif),
    fill(ellipse(0, 92, 4, 5), fil),
    fill(rect(-3, 66, 6, 3.5), fil),
  ]
}

function drum({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  const body = 'M-46 -70L-46 70C-46 86 46 86 46 70L46 -70Z'
  const shade = blend(vif, '#000000', 0.25)
  const feet = [-46, -27.6, -9.2, 9.2, 27.6, 46]
  const tops = [-36.8, -18.4, 0, 18.4, 36.8]
  const sag = (x: number) => 12 * (1 - (x / 46) ** 2)
  const cords = feet.flatMap((x, i) => {
    const top = tops[i]
    const bottom = [x, 66 + sag(x)] as const
    return top === undefined ? [bottom] : [bottom, [top, -58 + sag(top)] as const]
  })
  return [
    fill(body, vif),
    clipTo(body, [fill(rect(-46, -80, 9, 170), shade), fill(rect(37, -80, 9, 170), shade)]),
    ...garland(fil, chaud),
    stroke(openLine(cords), fil, 1.7),
    ...tops.map((x) => fill(rect(x - 2.2, -36 + sag(x), 4.4, 7), chaud)),
    fill('M-48 -72L-48 -60C-48 -43 48 -43 48 -60L48 -72Z', frais),
    stroke('M-48 -60C-48 -43 48 -43 48 -60', fil, 1.2),
    fill('M-48 64C-48 81 48 81 48 64L48 77C48 94 -48 94 -48 77Z', frais),
    stroke('M-48 64C-48 81 48 81 48 64', fil, 1.2),
    fill(ellipse(0, -72, 48, 13.5), frais),
    fill(ellipse(0, -72.6, 43.5, 11), fil),
    stroke('M-43.5 -72.6L43.5 -72.6', fond, 1.1),
    ...mirrored([place(48, -58, ribbon(chaud, fil))]),
  ]
}

function garland(light: string, warm: string): Drawing[] {
  const leaves = [-28, -19, 19, 28].map((x) =>
    place(x, 16 - Math.abs(x) * 0.12, [fill(petal(12, 6), light)], x < 0 ? -60 : 60),
  )
  return [
    ...leaves,
    place(0, 12, [
      ...around(8, [fill(petal(15, 8), light)]),
      ...around(8, [fill(petal(9, 4), warm)], 22.5),
      fill(circle(0, 0, 3), light),
    ]),
  ]
}

const ribbon = (color: string, edge: string): Drawing[] => [
  fill('M0 0C10 4 14 16 9 30C14 40 12 52 16 60L8 56L3 62C4 48 0 40 2 28C4 16 2 8 -2 4Z', color),
  stroke('M4 6C9 14 8 22 6 30C7 40 8 48 9 54', edge, 1),
]

import { type Drawing, mirrored, place, stroke, around, fill } from '../drawing/drawing'
import { circle, petal, rect } from '../drawing/outlines'
import type { MiseEnPage } from '../NumeroDemo'
import type { Palette } from '../palettes'

/** Position of a cover's picture and the decoration around it. */
interface Cadre {
  x: number
  y: number
  width: number
  height: number
  /** Outline of the panel, which clips the picture. */
  outline: string
  /** Whether the whole page has the panel's colour. */
  dark: boolean
  frame: (palette: Palette) => Drawing[]
}

const box = { x: 90, y: 392, width: 1060, height: 1050 }
const bleed = { x: 0, y: 392, width: 1240, height: 1050 }

const inset = (x: number, y: number, width: number, height: number, by: number): string =>
  rect(x + by, y + by, width - by * 2, height - by * 2)

const arch = (by: number): string => {
  const left = box.x + by
  const right = box.x + box.width - by
  const top = box.y + by
  const foot = box.y + box.height - by
  const spring = box.y + box.width / 2
  const k = (right - left) * 0.2761
  const middle = (left + right) / 2
  return (
    `M${left} ${foot}L${left} ${spring}C${left} ${spring - k} ${middle - k} ${top} ${middle} ${top}` +
    `C${middle + k} ${top} ${right} ${spring - k} ${right} ${spring}L${right} ${foot}Z`
  )
}

export const cadres: Record<MiseEnPage, Cadre> = {
  panneau: {
    ...box,
    outline: inset(box.x, box.y, box.width, box.height, 0),
    dark: false,
    frame: ({ fil }) => [stroke(inset(box.x, box.y, box.width, box.height, 16), fil, 3)],
  },
  arche: {
    ...box,
    outline: arch(0),
    dark: false,
    frame: (palette) => [
      stroke(arch(16), palette.fil, 3),
      place(box.x + box.width / 2, box.y, mirrored([place(445, 84, spandrel(palette), 45)])),
    ],
  },
  fondPerdu: {
    ...bleed,
    outline: rect(bleed.x, bleed.y, bleed.width, bleed.height),
    dark: false,
    frame: ({ titre }) =>
      [bleed.y, bleed.y + bleed.height].map((y) => stroke(`M0 ${y}L1240 ${y}`, titre, 8)),
  },
  nuit: {
    ...box,
    outline: rect(box.x, box.y, box.width, box.height),
    dark: true,
    frame: ({ fil }) => [stroke(inset(box.x, box.y, box.width, box.height, 0), fil, 3)],
  },
}

/** Flower in the corner left by the arch. */
const spandrel = ({ titre, vif, chaud }: Palette): Drawing[] => [
  fill(petal(74, 30), titre),
  ...[-42, 42].map((angle) => place(0, 0, [fill(petal(62, 24), chaud)], angle)),
  ...[-80, 80].map((angle) => place(0, 0, [fill(petal(50, 18), titre)], angle)),
  ...around(6, [fill(circle(0, -13, 5), vif)]),
  fill(circle(0, 0, 9), titre),
]

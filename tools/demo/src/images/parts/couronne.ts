import { type Drawing, fill, mirrored, place } from '../../drawing/drawing'
import { circle } from '../../drawing/outlines'
import { teintes } from '../teintes'
import {
  bleuet,
  bouton,
  coquelicot,
  eglantine,
  feuille,
  marguerite,
  oeillet,
  tulipe,
} from './fleurs'

const { foret, sauge, garance, vermillon, or, creme, ciel, indigo } = teintes

interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

/** Degrees from the top, flower and its size; the left half mirrors them. */
const FLOWERS: readonly (readonly [number, Drawing[], number])[] = [
  [15, bleuet, 1.2],
  [27, marguerite(), 1.25],
  [39, eglantine(garance, ciel), 1.1],
  [51, bleuet, 1.25],
  [62, marguerite(or, indigo), 1.25],
  [75, coquelicot, 1.45],
  [88, marguerite(), 1.4],
  [100, bleuet, 1.4],
  [112, eglantine(vermillon, creme), 1.5],
  [123, marguerite(or, indigo), 1.5],
  [134, coquelicot, 1.8],
  [145, marguerite(), 1.9],
  [156, bleuet, 1.8],
]

/** A garland on the edge of an oval, fuller and fuller down to a bouquet at its foot. */
export function couronne({ x, y, rx, ry }: Oval): Drawing[] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const onEdge = (degrees: number) =>
    [rx * Math.sin(radians(degrees)), -ry * Math.cos(radians(degrees))] as const
  const growth = (degrees: number) =>
    (Math.atan2(-rx * Math.cos(radians(degrees)), ry * Math.sin(radians(degrees))) * 180) / Math.PI
  const sprigs = Array.from({ length: 34 }, (_, i) => {
    const degrees = 168 - i * 4.8
    const size = 40 + degrees * 0.16
    return place(
      ...onEdge(degrees),
      [
        ...[-46, 46].map((turn) =>
          place(0, 0, feuille(size, (i + (turn > 0 ? 1 : 0)) % 3 === 0 ? sauge : foret), turn),
        ),
        ...(i % 2 === 0 ? [fill(circle(22, -size * 0.86, 5), or)] : []),
        ...(i % 3 === 0 ? [fill(circle(-24, -size * 0.8, 5), vermillon)] : []),
      ],
      growth(degrees),
    )
  })
  return [
    place(x, y, [
      ...mirrored([
        ...sprigs,
        ...FLOWERS.map(([degrees, flower, size]) =>
          place(...onEdge(degrees), flower, degrees, size),
        ),
      ]),
      place(0, -ry, crest()),
      place(0, ry, foot()),
    ]),
  ]
}

const crest = (): Drawing[] => [
  ...mirrored([place(12, 6, feuille(84), 72), place(8, 2, tulipe(vermillon, or), 44, 1.2)]),
  place(0, 12, oeillet(0), 0, 1.35),
]

const foot = (): Drawing[] => [
  ...mirrored([
    place(60, 20, feuille(150), 62),
    place(50, 30, feuille(150, sauge), 92),
    place(40, 40, feuille(120), 122),
    place(120, -16, bouton, 48, 2.6),
    place(150, 32, bouton, 84, 2.6),
    place(58, 6, oeillet(1), 50, 1.75),
    place(70, 34, tulipe(vermillon, creme), 82, 1.9),
    place(52, 54, marguerite(creme, or), 0, 1.9),
  ]),
  place(0, 14, oeillet(0), 0, 2.05),
  place(0, 40, eglantine(garance, creme), 0, 2.5),
]

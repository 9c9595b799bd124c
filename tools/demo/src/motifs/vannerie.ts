import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, petal, rect, sector, star } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { medaillon } from './medaillon'
import type { Motif } from './Motif'

/** Basketry: a plaited ground and, seen from above, a coiled basket with its dyed coils. */
export const vannerie: Motif = (palette, width, height) => [
  ...plait(palette, width, height),
  ...medaillon(basket(palette), width, height, []),
]

/** Strips that pass over two and under two, one step aside in each row (a twill). */
function plait({ fond, chaud, fil }: Palette, width: number, height: number): Drawing[] {
  const step = 30
  const light = blend(fond, fil, 0.16)
  const dark = blend(fond, chaud, 0.45)
  const over: string[] = []
  const under: string[] = []
  for (let row = 0; row * step < height; row += 1) {
    for (let column = 0; column * step < width; column += 1) {
      const x = column * step
      const y = row * step
      if ((column + row) % 4 < 2) over.push(rect(x, y + 2.5, step, step - 5))
      else under.push(rect(x + 2.5, y, step - 5, step))
    }
  }
  return [
    fill(rect(0, 0, width, height), blend(chaud, '#000000', 0.22)),
    fill(over.join(''), light),
    fill(under.join(''), dark),
  ]
}

/** Each ring repeats its stitches (light, dark, dyed) over 48; listed from the centre out. */
const COILS: readonly string[] = [
  'd',
  'ld',
  'lldd',
  'l',
  'ldddllll',
  'lldddlll',
  'llldddll',
  'l',
  'rrllllll',
  'rrrrllll',
  'rrrrrrll',
  'rrrrllll',
  'rrllllll',
  'l',
  'lldd',
  'ddll',
  'd',
]

function basket({ fond, fil, vif, chaud, frais }: Palette): Drawing[] {
  const stitches = 48
  const first = 13
  const step = 4.75
  const threads: Record<string, string> = { l: fil, d: vif, r: frais }
  const rings = COILS.flatMap((coil, i) => {
    const inner = first + i * step
    const outlines = new Map<string, string>()
    for (let s = 0; s < stitches; s += 1) {
      const thread = threads[coil.charAt(s % coil.length)] ?? fil
      const from = (s * 360) / stitches
      const stitch = sector(inner + 0.45, inner + step - 0.45, from + 0.55, from + 6.95)
      outlines.set(thread, (outlines.get(thread) ?? '') + stitch)
    }
    return [...outlines].map(([thread, d]) => fill(d, thread))
  })
  return [
    fill(circle(0, 0, 100), blend(vif, '#000000', 0.4)),
    fill(circle(0, 0, 95), blend(chaud, '#000000', 0.3)),
    ...around(60, [place(0, -94, [stroke('M-3.4 0L3.4 -5', fond, 2.6)])]),
    ...rings,
    fill(circle(0, 0, 13), vif),
    ...around(8, [fill(petal(12, 5), fil)]),
    fill(star(8, 5, 2.2), frais),
  ]
}

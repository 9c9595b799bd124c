import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, petal, polar, polygon, scallops } from '../drawing/outlines'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'

/** Chip carving: rosettes drawn with compasses, each notch with a lit and a shaded side. */
export const rouelle: Motif = (palette, width, height) => {
  const radius = Math.min(height, width) * 0.46
  const small = radius * 0.46
  const scale = radius / 100
  const center = place(width / 2, height / 2, wheel(palette), 0, scale)
  if (width / height > 1.5) {
    const side = place(0, height / 2, sixLeaves(palette), 0, scale * 0.68)
    const other = place(width, height / 2, sixLeaves(palette), 0, scale * 0.68)
    return [...grain(palette, width, height), side, other, center]
  }
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      place(
        width / 2 + x * (width / 2 - small * 0.62),
        height / 2 + y * (height / 2 - small * 0.62),
        sixLeaves(palette),
        0,
        (small * 0.9) / 100,
      ),
    ),
  )
  return [...grain(palette, width, height), ...corners, center]
}

/** Long, slightly bent lines along the board. */
function grain({ fond, vif }: Palette, width: number, height: number): Drawing[] {
  const lines = Array.from({ length: Math.ceil(height / 17) }, (_, i) => {
    const y = i * 17 + 6
    const bend = 16 * Math.sin(i * 0.9)
    return `M0 ${y}C${width * 0.3} ${y + bend} ${width * 0.65} ${y - bend} ${width} ${y + bend / 2}`
  })
  return [stroke(lines.join(''), blend(fond, vif, 0.13), 1.6)]
}

function wheel(palette: Palette): Drawing[] {
  const { fond, fil, vif, chaud, frais } = palette
  return [
    fill(circle(0, 0, 100), blend(fond, '#000000', 0.35)),
    fill(circle(0, 0, 98), vif),
    ...around(36, notch(97, 86, 4.7, fond, blend(fond, '#000000', 0.45))),
    fill(circle(0, 0, 84), blend(fond, '#000000', 0.3)),
    fill(circle(0, 0, 82.5), chaud),
    ...around(24, leaf(81, 60, 10, blend(vif, fil, 0.55), blend(fond, chaud, 0.25))),
    fill(circle(0, 0, 59), fond),
    fill(scallops(24, 53, 3.2), fil),
    fill(circle(0, 0, 52), frais),
    ...around(12, [fill(petal(51, 12), blend(frais, '#000000', 0.35))], 15),
    ...around(6, leaf(51, 0, 22, fil, blend(fil, vif, 0.75))),
    ...around(6, [place(0, -42, [fill(circle(0, 0, 5), vif), fill(circle(0, 0, 2.2), fond)])], 30),
    fill(circle(0, 0, 6), fond),
    fill(circle(0, 0, 3.4), vif),
  ]
}

function sixLeaves({ fond, fil, vif, chaud }: Palette): Drawing[] {
  const shade = blend(fond, '#000000', 0.4)
  return [
    fill(circle(0, 0, 100), shade),
    fill(circle(0, 0, 96), chaud),
    ...around(30, notch(95, 82, 5.6, fond, shade)),
    fill(circle(0, 0, 79), blend(fond, chaud, 0.3)),
    ...around(6, bridge(76, 24, vif), 0),
    ...around(6, leaf(76, 0, 31, fil, blend(vif, fil, 0.1))),
    fill(circle(0, 0, 5), shade),
  ]
}

/** Leaf shapes that join the tips of a six-leaf rosette, as drawn with compasses. */
function bridge(radius: number, width: number, color: string): Drawing[] {
  const [x, y] = polar(radius, 0)
  return [place(x, y, [fill(petal(radius, width), color)], 120)]
}

function leaf(outer: number, inner: number, width: number, lit: string, shaded: string): Drawing[] {
  const length = outer - inner
  const w = width * 0.72
  const half = (side: number) =>
    `M0 0C${side * w} ${-length * 0.25} ${side * w} ${-length * 0.7} 0 ${-length}Z`
  return [place(0, -inner, [fill(half(-1), lit), fill(half(1), shaded)])]
}

function notch(
  outer: number,
  inner: number,
  spread: number,
  lit: string,
  shaded: string,
): Drawing[] {
  const heartOfNotch = polar((outer * 2 + inner) / 3, 0)
  return [
    fill(polygon([polar(outer, -spread), heartOfNotch, polar(inner, 0)]), lit),
    fill(polygon([polar(outer, spread), heartOfNotch, polar(inner, 0)]), shaded),
    fill(
      polygon([polar(outer, -spread), heartOfNotch, polar(outer, spread)]),
      blend(lit, shaded, 0.5),
    ),
  ]
}

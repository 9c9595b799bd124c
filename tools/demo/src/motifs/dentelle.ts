import { blend } from '../drawing/blend'
import { around, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { circle, ellipse, openLine, petal, polar, scallops } from '../drawing/outlines'
import type { Palette } from '../palettes'
import { medaillon } from './medaillon'
import type { Motif } from './Motif'

/** Bobbin lace: a round doily of cloth stitch, net and fans, over a fine ground of net. */
export const dentelle: Motif = (palette, width, height) => [
  stroke(net(width, height, 26), blend(palette.fond, palette.frais, 0.42), 1.1),
  ...medaillon(ornament(palette), width, height),
]

function net(width: number, height: number, step: number): string {
  let d = ''
  for (let x = -height; x < width; x += step) {
    d += `M${x} 0L${x + height} ${height}M${x + height} 0L${x} ${height}`
  }
  return d
}

function ornament({ fond, fil, vif }: Palette): Drawing[] {
  const backing = blend(fond, fil, 0.1)
  return [
    fill(scallops(16, 78, 19), fond),
    ...around(16, fan(fil, fond)),
    stroke(scallops(16, 78, 19), fil, 1.6),
    fill(circle(0, 0, 78), backing),
    ...[78, 75.8].map((radius) => stroke(circle(0, 0, radius), fil, 0.9)),
    stroke(mesh(72, 62, 75.8), fil, 0.55),
    ...[62, 60].map((radius) => stroke(circle(0, 0, radius), fil, 0.9)),
    ...around(12, leafOfCloth(fil, fond)),
    ...around(12, [fill(circle(0, -54, 2.4), vif), stroke(circle(0, -54, 4.2), fil, 0.7)], 15),
    ...around(12, [stroke('M0 -37L0 -47', fil, 0.6), fill(circle(0, -45, 1.2), fil)], 15),
    ...[36, 34].map((radius) => stroke(circle(0, 0, radius), fil, 0.9)),
    stroke(mesh(36, 24, 34), fil, 0.55),
    fill(circle(0, 0, 24), fond),
    stroke(circle(0, 0, 24), fil, 1.2),
    ...around(8, [fill(petal(21, 9), fil), stroke('M0 -5L0 -16', fond, 0.6)]),
    ...around(8, [fill(circle(0, -20.5, 1.5), vif)], 22.5),
    fill(circle(0, 0, 3.4), fond),
    fill(circle(0, 0, 1.8), vif),
  ]
}

function fan(thread: string, ground: string): Drawing[] {
  const spokes = [-8, -5.4, -2.7, 0, 2.7, 5.4, 8].map((angle) => {
    const reach = 96 - Math.abs(angle) ** 2 * 0.13
    return openLine([polar(78, angle * 0.55), polar(reach, angle)])
  })
  const picots = [-8.6, -5.2, -1.75, 1.75, 5.2, 8.6].map((angle) => {
    const [x, y] = polar(98.3 - Math.abs(angle) ** 2 * 0.15, angle)
    return circle(x, y, 1.5)
  })
  return [
    stroke(spokes.join(''), thread, 0.6),
    fill(ellipse(0, -84.5, 4.6, 5), thread),
    fill(ellipse(0, -84.5, 2.2, 2.6), ground),
    ...picots.map((picot) => stroke(picot, thread, 0.75)),
  ]
}

function leafOfCloth(thread: string, ground: string): Drawing[] {
  const weave = [-18, -15, -12, -9, -6].map((y) => `M-4.4 ${y}L4.4 ${y}`).join('')
  return [
    place(0, -36.5, [
      fill(petal(23, 13), thread),
      stroke(weave, ground, 0.45),
      stroke('M0 -2L0 -21', ground, 0.6),
    ]),
  ]
}

function mesh(count: number, inner: number, outer: number): string {
  const step = 360 / count
  return Array.from({ length: count }, (_, i) => {
    const from = i * step
    return (
      openLine([polar(inner, from), polar(outer, from + step)]) +
      openLine([polar(inner, from), polar(outer, from - step)])
    )
  }).join('')
}

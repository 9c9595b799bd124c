import type { FontName } from '../fonts'

/** A filled or stroked outline, in SVG path syntax. */
interface Shape {
  kind: 'shape'
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

/** A line of text; `y` is the baseline, `tracking` is in units of the drawing. */
export interface Lettering {
  kind: 'lettering'
  text: string
  x: number
  y: number
  size: number
  font: FontName
  fill: string
  tracking?: number
  align?: 'left' | 'center' | 'right'
}

/** Affine transform, as in SVG: [a, b, c, d, e, f]. */
type Matrix = [number, number, number, number, number, number]

/** Drawings transformed together, and clipped by `clip` when given. */
interface Group {
  kind: 'group'
  matrix: Matrix
  clip?: string
  children: Drawing[]
}

export type Drawing = Shape | Lettering | Group

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const fill = (d: string, color: string): Shape => ({ kind: 'shape', d, fill: color })

export const stroke = (d: string, color: string, strokeWidth: number): Shape => ({
  kind: 'shape',
  d,
  stroke: color,
  strokeWidth,
})

/** Translates a drawing's origin to (x, y), rotates it by `degrees` clockwise and scales it. */
export function place(x: number, y: number, children: Drawing[], degrees = 0, scale = 1): Group {
  const angle = (degrees * Math.PI) / 180
  const cos = round(Math.cos(angle) * scale, 1e4)
  const sin = round(Math.sin(angle) * scale, 1e4)
  return { kind: 'group', matrix: [cos, sin, -sin, cos, round(x, 1e2), round(y, 1e2)], children }
}

/** Rounds coordinates to keep files small: half a hundredth of a unit is invisible. */
const round = (value: number, precision: number): number =>
  Math.round(value * precision) / precision

/** Returns the drawing and its reflection across the vertical axis x = 0. */
export function mirrored(children: Drawing[]): Drawing[] {
  return [...children, { kind: 'group', matrix: [-1, 0, 0, 1, 0, 0], children }]
}

/** Returns `count` copies rotated evenly about the origin, the first by `offset` degrees. */
export function around(count: number, children: Drawing[], offset = 0): Drawing[] {
  return Array.from({ length: count }, (_, i) => place(0, 0, children, offset + (i * 360) / count))
}

export const clipTo = (clip: string, children: Drawing[]): Group => ({
  kind: 'group',
  matrix: IDENTITY,
  clip,
  children,
})

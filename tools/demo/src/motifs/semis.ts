import { type Drawing, place } from '../drawing/drawing'

/** Repeats a small ornament over a panel, every other row shifted by half a step. */
export function semis(ornament: Drawing[], width: number, height: number, step: number): Drawing[] {
  const columns = Math.round(width / step)
  const rows = Math.round(height / step)
  const drawings: Drawing[] = []
  for (let row = 0; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : 0.5
    for (let column = 0; column + shift <= columns; column += 1) {
      const x = ((column + shift) * width) / columns
      drawings.push(place(x, (row * height) / rows, ornament))
    }
  }
  return drawings
}

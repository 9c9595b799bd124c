import type { Line } from '@regards/pdf-engine/groupLines'
import { sharedWidth } from '@regards/pdf-engine/boxes'
import type { Box } from '@regards/pdf-engine/units'
import type { Chunk } from '../text/orderLines'

/** Lines beside an initial letter. */
const MIN_LINES = 2
const MAX_LINES = 6

/** In parts of the font size: difference of the left edges beside it, and how far these are from the column's. */
const SAME_EDGE = 0.5
const MIN_INDENT = 1
const MAX_INDENT = 9

/** Distance of the line below, in parts of the font size. */
const MAX_DISTANCE = 2

/** Finds the places left of two lines or more that begin right of the line below them: Tesseract leaves out large initials. */
export function findInitials(columns: Chunk[]): { line: Line; place: Box }[] {
  const all = columns.flatMap(({ lines }) => lines)
  return columns.flatMap(({ lines }) => {
    const runs: Line[][] = []
    for (const line of lines) {
      const last = runs.at(-1)?.at(-1)
      if (last && Math.abs(last.box[0] - line.box[0]) <= SAME_EDGE * line.size)
        runs.at(-1)?.push(line)
      else runs.push([line])
    }
    return runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || run.length < MIN_LINES || run.length > MAX_LINES) return []
      if (first.words[0]?.isInitial) return []
      const { size } = first
      const left = Math.min(...run.map(({ box }) => box[0]))
      const below = all.find(
        ({ box }) =>
          sharedWidth(box, last.box) > 0 &&
          box[1] > last.box[1] &&
          box[1] - last.box[3] <= MAX_DISTANCE * size &&
          left - box[0] >= MIN_INDENT * size &&
          left - box[0] <= MAX_INDENT * size,
      )
      if (!below) return []
      const [x, top] = [below.box[0], first.box[1]]
      const bottom = Math.min(last.box[3] + size / 4, below.box[1])
      return [{ line: first, place: [x - size / 2, top - size / 2, left - size / 10, bottom] }]
    })
  })
}

import type { GreyPicture } from '../drawGrey'

/** Side of the cells in which a picture is measured, in pixels, and cells around one that tell whether it is dark. */
const CELL = 24
const AROUND = 2

/** Mean grey of a dark place, at most; grey of white letters, at least. */
const MAX_DARK = 150
const MIN_WHITE = 215

/** Parts of the pixels of a cell that are white where letters are, and cells of a line of them. */
const WRITTEN = { least: 0.05, most: 0.6 }
const MIN_CELLS = 12

/** Part of the page's pixels that are white in dark places, at most: those of a photograph are more. */
const MAX_WHITE = 0.06

/**
 * Takes the white letters out of the dark places of a picture, as black ones on white.
 * @returns undefined when nothing stands there that looks like a line of letters
 */
export function takeWhite(picture: GreyPicture): GreyPicture | undefined {
  const { data, width, height } = picture
  const dark = findDark(picture)
  const columns = Math.ceil(width / CELL)
  const whites = new Uint32Array(dark.length)
  const taken = new Uint8Array(data.length).fill(255)
  let white = 0
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor(x / CELL)
      const at = y * width + x
      if (!dark[cell] || (data[at] ?? 0) < MIN_WHITE) continue
      taken[at] = 0
      whites[cell] = (whites[cell] ?? 0) + 1
      white += 1
    }
  }
  const isLikely = white <= MAX_WHITE * data.length && hasLine(whites, columns)
  return isLikely ? { ...picture, data: taken } : undefined
}

/** Tells the cells of a picture that are dark, with those around them. */
function findDark({ data, width, height }: GreyPicture): boolean[] {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const [sums, counts] = [new Float64Array(columns * rows), new Uint32Array(columns * rows)]
  // Every fourth pixel tells enough.
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      sums[cell] = (sums[cell] ?? 0) + (data[y * width + x] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  return Array.from(sums, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    let [sum, count] = [0, 0]
    for (let row = Math.max(y - AROUND, 0); row <= Math.min(y + AROUND, rows - 1); row += 1)
      for (let at = Math.max(x - AROUND, 0); at <= Math.min(x + AROUND, columns - 1); at += 1) {
        sum += sums[row * columns + at] ?? 0
        count += counts[row * columns + at] ?? 0
      }
    return sum < MAX_DARK * count
  })
}

/** Whether so many cells beside each other are partly white. */
function hasLine(whites: Uint32Array, columns: number): boolean {
  let cells = 0
  return whites.some((white, cell) => {
    const part = white / CELL ** 2
    const isWritten = part >= WRITTEN.least && part <= WRITTEN.most
    cells = isWritten ? (cell % columns === 0 ? 1 : cells + 1) : 0
    return cells >= MIN_CELLS
  })
}

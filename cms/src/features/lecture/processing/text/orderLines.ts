import type { Line } from './groupLines'

/** Lines of one column between two headings across the page, from the top. */
export type Column = Line[]

type Interval = [start: number, end: number]

/** Width of the space between two columns at least, in parts of the font size. */
const MIN_GUTTER = 0.9

/** Width of a column at least, in parts of the font size: narrower, it is a table's column. */
const MIN_COLUMN = 6

/** Space above a heading between two columns at least, in parts of its font size. */
const HEADING_SPACE = 1

/**
 * Orders the lines of a page for reading: from the top, in bands of columns, each column from the
 * left. A line across the space between two columns ends a band.
 * @param bodySize font size of the running text
 */
export function orderLines(lines: Line[], bodySize: number): Column[] {
  return groupBands(toRows(lines), bodySize).flatMap((band) => splitBand(band, bodySize))
}

/** Lines beside each other, from the left; rows from the top. */
function toRows(lines: Line[]): Line[][] {
  const rows: { bottom: number; lines: Line[] }[] = []
  for (const line of [...lines].sort((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1)
    // Lines of two columns need not stand on one base line.
    const isBeside = row && line.box[1] < row.bottom
    if (isBeside && row.lines.every((other) => !overlaps(other, line))) row.lines.push(line)
    else rows.push({ bottom: line.box[3] - (line.box[3] - line.box[1]) * 0.2, lines: [line] })
  }
  return rows.map(({ lines }) => lines.sort((one, other) => one.box[0] - other.box[0]))
}

function groupBands(rows: Line[][], bodySize: number): Line[][][] {
  const bands: Line[][][] = []
  let gutters: Interval[] = []
  for (const row of rows) {
    const band = bands.at(-1)
    const next = band ? findGutters([...band, row], bodySize) : []
    const isSplit = gutters.length > 0
    const isGoingOn =
      band !== undefined &&
      (isSplit
        ? next.length > 0 && !isHeadingBetween(band, row, bodySize)
        : next.length > 0 || findGutters([row], bodySize).length === 0)
    if (isGoingOn) {
      band.push(row)
      gutters = next
    } else {
      bands.push([row])
      gutters = findGutters([row], bodySize)
    }
  }
  return bands
}

/** A heading at the left, with nothing beside it, below space: it begins other columns. */
function isHeadingBetween(band: Line[][], row: Line[], bodySize: number): boolean {
  const [line] = row
  const bottom = Math.max(...band.flat().map(({ box }) => box[3]))
  return (
    row.length === 1 &&
    line !== undefined &&
    line.size > 1.15 * bodySize &&
    line.box[1] - bottom > HEADING_SPACE * line.size
  )
}

/** Finds the spaces that no line of the rows crosses. */
function findGutters(rows: Line[][], bodySize: number): Interval[] {
  const covered: Interval[] = []
  const intervals = rows
    .flat()
    .map(({ box }): Interval => [box[0], box[2]])
    .sort((one, other) => one[0] - other[0])
  for (const [start, end] of intervals) {
    const last = covered.at(-1)
    if (last && start < last[1] + MIN_GUTTER * bodySize) last[1] = Math.max(last[1], end)
    else covered.push([start, end])
  }
  if (covered.some(([start, end]) => end - start < MIN_COLUMN * bodySize)) return []
  return covered.slice(1).map(([start], index): Interval => [covered[index]?.[1] ?? start, start])
}

function splitBand(rows: Line[][], bodySize: number): Column[] {
  const gutters = findGutters(rows, bodySize)
  const columns: Column[] = Array.from({ length: gutters.length + 1 }, () => [])
  for (const line of rows.flat()) {
    const at = gutters.filter(([start]) => line.box[0] > start).length
    columns[at]?.push(line)
  }
  return columns.filter((column) => column.length > 0)
}

const middle = ({ box }: Line): number => (box[1] + box[3]) / 2

const overlaps = ({ box: one }: Line, { box: other }: Line): boolean =>
  one[0] < other[2] && other[0] < one[2]

import type { Letter } from './readLetters'

/** Letters of one line, in the order of the content. */
type Run = Letter[]

/** Runs that follow each other on one base line. */
interface Row {
  runs: Run[]
  start: number
  end: number
  baseline: number
  size: number
  angle: number
}

/** Parts of the font size: difference of base lines of one row, and of edges of one column. */
const BASELINE = 0.15
const EDGE = 0.3

/** Widest space of a justified line, its indent, and the distance to the line beside it, in font sizes. */
const MAX_SPACE = 14
const MAX_INDENT = 2
const MAX_LEADING = 2

/** Words of a line with such spaces, at most. */
const MAX_WORDS = 4

/** Lines before and behind among which another one ends at the same edge. */
const NEAR = 8

/**
 * Merges the few words of a justified line of a narrow column, which stand far apart: it begins at the edge of a line
 * beside it and ends at the edge of a line near it, and a line beside it has text where it has none. Columns and cells
 * begin at one place in several lines.
 * @param runs pieces of lines, in the order of the content
 */
export function mergeJustified(runs: Run[]): Run[] {
  const rows = toRows(runs)
  return rows.flatMap((row, index) =>
    isJustified(row, index, rows) ? [row.runs.flat()] : row.runs,
  )
}

function toRows(runs: Run[]): Row[] {
  const rows: Row[] = []
  for (const run of runs) {
    const [first] = run
    if (!first) continue
    const row = rows.at(-1)
    if (row && isNext(row, first)) {
      row.runs.push(run)
      row.end = endOf(run)
    } else {
      const { start, baseline, size, angle } = first
      rows.push({ runs: [run], start, end: endOf(run), baseline, size, angle })
    }
  }
  return rows
}

const isNext = ({ end, baseline, size, angle }: Row, first: Letter): boolean =>
  first.angle === angle &&
  Math.abs(first.size - size) <= EDGE &&
  Math.abs(first.baseline - baseline) <= BASELINE * size &&
  first.start > end &&
  first.start - end <= MAX_SPACE * size

const startOf = (run: Run): number => run[0]?.start ?? 0

const endOf = (run: Run): number => run.findLast(({ isSpace }) => !isSpace)?.end ?? 0

function isJustified(row: Row, index: number, rows: Row[]): boolean {
  const { runs, start, end, baseline, size, angle } = row
  if (runs.length < 2 || runs.length > MAX_WORDS) return false
  const near = rows
    .slice(Math.max(index - NEAR, 0), index + NEAR + 1)
    .filter((other) => other !== row && other.angle === angle)
  const beside = [rows[index - 1], rows[index + 1]]
    .filter((other) => other !== undefined)
    .filter(
      (other) => other.angle === angle && Math.abs(other.baseline - baseline) <= MAX_LEADING * size,
    )
  return (
    beside.some((other) => Math.abs(other.start - start) <= EDGE * size) &&
    near.some(
      (other) =>
        Math.abs(other.start - start) <= MAX_INDENT * size &&
        Math.abs(other.end - end) <= EDGE * size,
    ) &&
    runs.slice(1).every((run, at) => {
      const place = (endOf(runs[at] ?? []) + startOf(run)) / 2
      return (
        beside.some((other) => hasTextAt(other, place)) &&
        !beside.some((other) => hasColumnAt(other, startOf(run), EDGE * size))
      )
    })
  )
}

const hasTextAt = ({ runs }: Row, place: number): boolean =>
  runs.some((run) => startOf(run) < place && endOf(run) > place)

/** Whether a piece behind a gap begins at a place. */
const hasColumnAt = ({ runs }: Row, place: number, tolerance: number): boolean =>
  runs.slice(1).some((run) => Math.abs(startOf(run) - place) <= tolerance)

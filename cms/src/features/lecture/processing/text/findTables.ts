import type { Line } from '@regards/pdf-engine/groupLines'
import { unite, type Box } from '@regards/pdf-engine/units'

import { median } from './median'
import { LABEL } from './splitParagraphs'

/** Lines of a cell, one below the other. */
type Cell = { lines: Line[]; box: Box }

/** Rows of cells from left to right; undefined where a row has no cell of a column. */
export interface Table {
  lines: Line[]
  box: Box
  rows: (Line[] | undefined)[][]
  hasHead: boolean
}

/** Rows of a table, and lines of one of its cells. */
const MIN_ROWS = 3
const MAX_CELL_LINES = 3

/** Letters of all cells in the middle, of the narrowest column's, of each cell, and of running text, whose lines begin with small letters. */
const MAX_USUAL_LETTERS = 32
const MAX_NARROW_LETTERS = 20
const MAX_LETTERS = 100
const MIN_RUNNING_LETTERS = 24

/** Distances in parts of the font size: of base lines of one row, of edges, of lines of a cell, of rows, of cells. */
const SAME_BASELINE = 0.3
const SAME_EDGE = 0.6
const MAX_LEADING = 1.6
const MAX_ROW_DISTANCE = 4
const MIN_GAP = 0.8

/**
 * Finds tables without tags: three rows or more that the content has one after the other, whose short cells stand
 * below each other. Columns of text come one after the other in the content. Lists of contents are no tables.
 * @param lines of one angle, in the order of the content
 */
export function findTables(lines: Line[]): Table[] {
  const tables: Table[] = []
  let current: Cell[][] = []
  const pieces = new Map(lines.flatMap((line) => toPieces(line).map((piece) => [piece, line])))
  const end = () => {
    const table = toTable(current)
    if (table) {
      const whole = new Set(table.lines.map((piece) => pieces.get(piece) ?? piece))
      tables.push({ ...table, lines: [...whole] })
    }
    current = []
  }
  for (const row of toRows([...pieces.keys()])) {
    const before = current.at(-1)
    if (before && !(isNextRow(before, row) && findColumns([...current, row]))) end()
    if (row.length > 1) current.push(row)
  }
  end()
  return tables
}

/** Splits a line at its wide spaces: narrow columns of a table are one line. */
function toPieces(line: Line): Line[] {
  const parts: Line['words'][] = []
  for (const word of line.words) {
    const last = parts.at(-1)?.at(-1)
    if (last && word.start - last.end <= MIN_GAP * line.size) parts.at(-1)?.push(word)
    else parts.push([word])
  }
  if (parts.length < 2) return [line]
  return parts.map((words) => ({
    ...{ ...line, words, text: words.map(({ texte }) => texte).join(' ') },
    box: [words[0]?.start ?? 0, line.box[1], words.at(-1)?.end ?? 0, line.box[3]],
  }))
}

/** Groups lines into rows: a line stands at the right of the cell before it, continues it, or begins a row. */
function toRows(lines: Line[]): Cell[][] {
  const rows: Cell[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    const cell = row?.at(-1)
    const last = cell?.lines.at(-1)
    const baseline = row?.[0]?.lines[0]?.baseline ?? 0
    const isLevel = Math.abs(line.baseline - baseline) <= SAME_BASELINE * line.size
    if (row && cell && isLevel && line.box[0] - cell.box[2] > MIN_GAP * line.size)
      row.push({ lines: [line], box: line.box })
    else if (cell && last && continuesCell(last, line)) {
      cell.lines.push(line)
      cell.box = unite(cell.box, line.box)
    } else rows.push([{ lines: [line], box: line.box }])
  }
  return rows
}

function continuesCell(last: Line, line: Line): boolean {
  const distance = line.baseline - last.baseline
  return (
    Math.abs(line.size - last.size) <= 0.1 * line.size &&
    distance > 0 &&
    distance <= MAX_LEADING * line.size &&
    isAligned(last.box, line.box, line.size)
  )
}

/** Whether two boxes have one left edge, right edge or middle. */
const isAligned = (one: Box, other: Box, size: number): boolean =>
  Math.min(
    Math.abs(one[0] - other[0]),
    Math.abs(one[2] - other[2]),
    Math.abs(one[0] + one[2] - other[0] - other[2]) / 2,
  ) <=
  SAME_EDGE * size

const boxOfRow = (row: Cell[]): Box => row.map(({ box }) => box).reduce(unite)

function isNextRow(before: Cell[], row: Cell[]): boolean {
  const [size, other] = [before, row].map((cells) => cells[0]?.lines[0]?.size ?? 0)
  if (row.length < 2 || !size || !other || Math.abs(size - other) > 0.1 * size) return false
  const distance = boxOfRow(row)[1] - boxOfRow(before)[3]
  return distance > -0.5 * size && distance <= MAX_ROW_DISTANCE * size
}

/** Finds the column of each cell of all rows: that of the row with most cells; undefined when a cell is in none. */
function findColumns(rows: Cell[][]): (Cell | undefined)[][] | undefined {
  const size = rows[0]?.[0]?.lines[0]?.size ?? 0
  const model = rows.reduce((most, row) => (row.length > most.length ? row : most))
  const placed = rows.map((row) => {
    const cells = model.map((column) => row.find((cell) => isAligned(column.box, cell.box, size)))
    const found = cells.filter((cell) => cell !== undefined)
    const isWhole = found.length === row.length && new Set(found).size === row.length
    return isWhole ? cells : undefined
  })
  return placed.every((row) => row !== undefined) ? placed : undefined
}

const textOf = ({ lines }: Cell): string => lines.map(({ text }) => text).join(' ')

function toTable(rows: Cell[][]): Table | undefined {
  const placed = rows.length >= MIN_ROWS ? findColumns(rows) : undefined
  if (!placed || !areCells(rows.flat()) || !areColumns(placed)) return undefined
  const lines = rows.flatMap((row) => row.flatMap((cell) => cell.lines))
  const isBold = (row: Cell[] = []) =>
    row.every((cell) => cell.lines.every(({ words }) => words.every((word) => word.isBold)))
  return {
    lines,
    box: lines.map(({ box }) => box).reduce(unite),
    rows: placed.map((row) => row.map((cell) => cell?.lines)),
    hasHead: isBold(rows[0]) && !isBold(rows[1]),
  }
}

const areCells = (cells: Cell[]): boolean =>
  getUsualLetters(cells) <= MAX_USUAL_LETTERS &&
  cells.every((cell) => textOf(cell).length <= MAX_LETTERS && cell.lines.length <= MAX_CELL_LINES)

/** Letters of the cell in the middle of all by their number. */
const getUsualLetters = (cells: Cell[]): number => median(cells.map((cell) => textOf(cell).length))

/** Whether columns are apart, of a table: none is numbers of pages or of a list, none is running text. */
function areColumns(rows: (Cell | undefined)[][]): boolean {
  const columns = (rows[0] ?? []).map((_, at) => rows.flatMap((row) => row[at] ?? []))
  if (Math.min(...columns.map(getUsualLetters)) > MAX_NARROW_LETTERS) return false
  return columns.every((cells, at) => {
    const next = columns[at + 1] ?? []
    const right = Math.max(...cells.map(({ box }) => box[2]))
    if (next.some(({ box }) => box[0] < right) || cells.length < MIN_ROWS - 1) return false
    const texts = cells.map(textOf)
    if (texts.every((text) => LABEL.test(text))) return false
    const running = texts.filter(
      (text) => text.length >= MIN_RUNNING_LETTERS && /^\p{Ll}/u.test(text),
    )
    return running.length < texts.length / 2
  })
}

/** Budget of a figure; both bounds are inclusive. */
export type Budget = { atMost: number } | { atLeast: number }

/** A measured number, its unit and its budget. */
export type Metric = { value: number; unit: string; budget?: Budget }

/** A measured number, a sentence instead, or undefined where the column does not apply. */
export type Cell = Metric | string | undefined

export type Table = {
  title: string
  /** Column headings; the first column, with the names of the rows, has none. */
  columns: string[]
  rows: { name: string; cells: Cell[] }[]
}

/** Results of a part, and one line for each failed measurement. */
export type BenchResult = { tables: Table[]; errors: string[] }

/** Whether a figure is within its budget; undefined without a budget. */
export function checkBudget({ value, budget }: Metric): 'pass' | 'over' | undefined {
  if (!budget) return undefined
  const isKept = 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast
  return isKept ? 'pass' : 'over'
}

/** Budget of a count that must be exact: the bound that it exceeds or misses. */
export const exactly = (expected: number, counted: number): Budget =>
  counted > expected ? { atMost: expected } : { atLeast: expected }

/** Formats a figure, as `9,120/s (pass: ≥ 8,000)`. */
export function formatMetric(figure: Metric): string {
  const { value, unit, budget } = figure
  const measured = `${format(value)}${unit && (unit.startsWith('/') ? unit : ` ${unit}`)}`
  if (!budget) return measured
  const bound = 'atMost' in budget ? `≤ ${format(budget.atMost)}` : `≥ ${format(budget.atLeast)}`
  return `${measured} (${checkBudget(figure)}: ${bound})`
}

/** Rounds to one decimal, to three below 1, and to none from 100 on. */
function format(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : value < 1 ? 3 : 1
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** The ratio of two numbers; 0 when the second one is 0. */
export function divide(value: number, other: number): number {
  return other === 0 ? 0 : value / other
}

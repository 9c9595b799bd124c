/** What a figure is held to; both bounds are inclusive. */
export type Budget = { atMost: number } | { atLeast: number }

/** One measured number, beside what it should be. */
export type Metric = { value: number; unit: string; budget?: Budget }

/** A measured number, a sentence in its place, or nothing where the column does not apply. */
export type Cell = Metric | string | undefined

export type Table = {
  title: string
  /** The heads of the cells; the first column, of the rows' names, has none. */
  columns: string[]
  rows: { name: string; cells: Cell[] }[]
}

/** What a part found, and what it could not measure: a line each. */
export type BenchResult = { tables: Table[]; errors: string[] }

/** Whether a figure keeps to its budget; undefined when it has none. */
export function checkBudget({ value, budget }: Metric): 'pass' | 'over' | undefined {
  if (!budget) return undefined
  const isKept = 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast
  return isKept ? 'pass' : 'over'
}

/** A figure as people read it: `9,120/s (pass: ≥ 8,000)`. */
export function formatMetric(figure: Metric): string {
  const { value, unit, budget } = figure
  const measured = `${format(value)}${unit && (unit.startsWith('/') ? unit : ` ${unit}`)}`
  if (!budget) return measured
  const bound = 'atMost' in budget ? `≤ ${format(budget.atMost)}` : `≥ ${format(budget.atLeast)}`
  return `${measured} (${checkBudget(figure)}: ${bound})`
}

/** Three digits where there are fewer, none after the point from a hundred on. */
function format(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : value < 1 ? 3 : 1
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** How many times the one is the other; 0 where there is nothing to compare with. */
export function divide(value: number, other: number): number {
  return other === 0 ? 0 : value / other
}

import { checkBudget, formatMetric, type BenchResult } from '../../tests/load/metrics'
import { formatTotals } from './totals'

/** What runs each night, by the scripts of package.json. */
export const parts: { name: string; args: string[] }[] = [
  { name: 'check', args: ['check'] },
  // With the suites of a release: both set-ups of all files, one round of each race.
  {
    name: 'tests',
    args: [
      ...['test', '--', 'unit', 'web', 'cms', 'e2e', 'readme', 'release', 'soak', '--keep-going'],
    ],
  },
  { name: 'races', args: ['test:soak'] },
  { name: 'faults', args: ['test:faults'] },
  { name: 'fuzz', args: ['test:fuzz'] },
  { name: 'fuzz-s3', args: ['test:fuzz', '--', '--production'] },
  { name: 'bench', args: ['bench', '--', '--json', '.cache/night-bench.json'] },
]

export type PartResult = {
  name: string
  isOk: boolean
  lastLine: string
  /** Repeats the part. */
  seed: string | undefined
  minutes: number
}

/** Returns a line for each figure of a bench’s file that is over its budget, or was not measured. */
export function findOverBudget(json: string): string[] {
  // JSON has null where a cell is undefined.
  const { results } = JSON.parse(json) as { results: Record<string, BenchResult> }
  return Object.entries(results).flatMap(([part, { tables, errors }]) => [
    ...tables.flatMap(({ columns, rows }) =>
      rows.flatMap(({ name, cells }) =>
        cells.flatMap((cell, index) =>
          cell && typeof cell === 'object' && checkBudget(cell) === 'over'
            ? [`${part}: ${name}, ${columns[index]}: ${formatMetric(cell)}`]
            : [],
        ),
      ),
    ),
    ...errors.map((error) => `${part}: not measured: ${error}`),
  ])
}

/** Sums the last lines of the parts that are those of `npm test`; another part that failed counts as one. */
export function addTotals(results: PartResult[]): string {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const { lastLine, isOk } of results) {
    const [, passed, failed, skipped = 0] =
      /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(lastLine) ?? []
    totals.passed += Number(passed ?? 0)
    totals.failed += Number(failed ?? 0) || (isOk ? 0 : 1)
    totals.skipped += Number(skipped)
  }
  return formatTotals(totals)
}

import type { Budget, Cell } from './metrics'
import type { Load } from './wrk'

/** Column headings of {@link toLoadCells}. */
export const loadColumns = ['requests', 'p50', 'p99']

/** Converts a load to table cells. */
export function toLoadCells(
  { rate, p50, p99 }: Load,
  budgets: { rate?: Budget; p99?: Budget } = {},
): Cell[] {
  return [
    { value: rate, unit: '/s', budget: budgets.rate },
    { value: p50, unit: 'ms' },
    { value: p99, unit: 'ms', budget: budgets.p99 },
  ]
}

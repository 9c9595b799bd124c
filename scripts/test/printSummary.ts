import type { RunResult } from './runSuites'
import { formatTotals } from './totals'

/** Name and wall-clock duration of a part of the run. */
export type Phase = { name: string; seconds: number }

/** Prints the duration and totals of each suite, and all failures. */
export function printSummary(phases: Phase[], runs: RunResult[]): void {
  console.log('\n── Durations ──')
  for (const { name, seconds } of [...phases, ...runs]) {
    console.log(`${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s`)
  }

  console.log('\n── Totals ──')
  for (const { name, totals } of runs) {
    console.log(`${name.padEnd(20)}${formatTotals(totals)}`)
    // Repeated at the end: logs of a long run are often truncated at the start.
    for (const failure of totals.failures) console.log(`  ✗ ${failure}`)
  }
}

import type { FileResult } from '../../tests/support/reporters/resultLines'
import type { RunResult } from './runSuites'
import { formatTotals } from './totals'

const SLOWEST_COUNT = 20

/** Name and wall-clock duration of a part of the run. */
export type Phase = { name: string; seconds: number }

/** Prints the duration and totals of each suite, the slowest files, and all failures. */
export function printSummary(phases: Phase[], runs: RunResult[]): void {
  console.log('\n── Durations ──')
  for (const { name, seconds } of [...phases, ...runs]) {
    console.log(`${name.padEnd(18)}${toSeconds(seconds)}`)
  }
  console.log(`\n── The ${SLOWEST_COUNT} slowest test files ──`)
  for (const { name, seconds } of findSlowestFiles(runs))
    console.log(`${toSeconds(seconds)}  ${name}`)

  console.log('\n── Totals ──')
  for (const { name, totals } of runs) {
    console.log(`${name.padEnd(18)}${formatTotals(totals)}`)
    // Repeated at the end: logs of a long run are often truncated at the start.
    for (const failure of totals.failures) console.log(`  ✗ ${failure}`)
  }
}

/** Returns the slowest files of all runs; seconds are the sum of tests and hooks. */
export function findSlowestFiles(runs: Pick<RunResult, 'name' | 'files'>[]): Phase[] {
  const byFile = new Map<string, number>()
  for (const { name, files } of runs) {
    for (const result of files) add(byFile, `${result.file} (${name})`, result)
  }
  return [...byFile]
    .map(([name, ms]) => ({ name, seconds: ms / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_COUNT)
}

function add(byFile: Map<string, number>, key: string, { durationMs }: FileResult): void {
  byFile.set(key, (byFile.get(key) ?? 0) + durationMs)
}

const toSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`

import type { RunResult } from './runSuites'
import { sumSeconds, type Seconds } from './seconds'
import { formatTotals } from './totals'

const SLOWEST_COUNT = 20

/** Name and wall-clock duration of a part of the run. */
export type Phase = { name: string; seconds: number }

/** Prints the duration and totals of each suite, the slowest files, and all failures. */
export function printSummary(phases: Phase[], runs: RunResult[]): void {
  console.log('\n── Durations ──')
  for (const { name, seconds } of [...phases, ...runs]) {
    console.log(`${name.padEnd(20)}${toSeconds(seconds)}`)
  }
  console.log(`\n── The ${SLOWEST_COUNT} slowest test files: wall clock, processor ──`)
  for (const { name, seconds } of findSlowestFiles(runs))
    console.log(`${seconds.map(toSeconds).join('')}  ${name}`)

  console.log('\n── Totals ──')
  for (const { name, totals } of runs) {
    console.log(`${name.padEnd(20)}${formatTotals(totals)}`)
    // Repeated at the end: logs of a long run are often truncated at the start.
    for (const failure of totals.failures) console.log(`  ✗ ${failure}`)
  }
}

/** Returns the slowest files of all runs, by the wall-clock seconds of their tests and hooks. */
function findSlowestFiles(
  runs: Pick<RunResult, 'name' | 'files'>[],
): { name: string; seconds: Seconds }[] {
  return Object.entries(sumSeconds(runs))
    .flatMap(([suite, files]) =>
      Object.entries(files).map(([file, seconds]) => ({ name: `${file} (${suite})`, seconds })),
    )
    .sort((one, other) => other.seconds[0] - one.seconds[0])
    .slice(0, SLOWEST_COUNT)
}

const toSeconds = (seconds: number | null): string =>
  `${(seconds?.toFixed(1) ?? '?').padStart(7)} s`

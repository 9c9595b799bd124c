import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FileResult } from '../../tests/support/reporters/resultLines'

/** Numbers of tests by outcome, for one or several suites. */
export type Totals = {
  passed: number
  failed: number
  skipped: number
  /** File and title of each failed test, or the error outside of tests, with its first lines. */
  failures: string[]
}

export type RunnerExit = {
  /** Undefined when a signal ended the process, or when it could not be started. */
  exitCode: number | undefined
  /** Whether `npm test` stopped it because of earlier failures. */
  isStopped: boolean
  results: FileResult[]
}

/** Lines of a failure in the totals: the assertion and its values. */
const SHOWN_LINES = 12

/** Reads the results that a reporter has written so far; skips an incomplete last line. */
export function readResults(file: string): FileResult[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as FileResult)
}

/** Counts results. An error outside of the tests counts as one failed test. */
export function countResults(results: FileResult[]): Totals {
  const tests = results.flatMap((result) => result.tests.map((test) => ({ ...result, ...test })))
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted)
  const failures = [
    ...withStatus('failed').map(({ file, title, error, warnings }) =>
      toFailure(`${file} › ${title}`, error, warnings),
    ),
    ...results.flatMap(({ file, errors, warnings }) =>
      errors.map((error, index) =>
        toFailure(`${file} › outside of the tests`, error, index === 0 ? warnings : []),
      ),
    ),
  ]
  return {
    passed: withStatus('passed').length,
    failed: failures.length,
    skipped: withStatus('skipped').length,
    failures,
  }
}

/** Totals of a runner; an abnormal end counts as one failure, so that none seems to pass. */
export function computeTotals({ exitCode, isStopped, results }: RunnerExit): Totals {
  const totals = countResults(results)
  if (isStopped) return totals
  if (totals.failed === 0 && exitCode !== 0) {
    const ending = exitCode === undefined ? 'was ended by a signal' : `ended with code ${exitCode}`
    return withFailure(totals, `the runner ${ending} though no test failed`)
  }
  if (totals.passed + totals.failed === 0) return withFailure(totals, 'no test was run')
  return totals
}

/** Totals of a suite that could not be started. */
export function createFailedTotals(fault: string): Totals {
  return { passed: 0, failed: 1, skipped: 0, failures: [fault] }
}

export function sumTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, totals) => ({
      passed: sum.passed + totals.passed,
      failed: sum.failed + totals.failed,
      skipped: sum.skipped + totals.skipped,
      failures: [...sum.failures, ...totals.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  )
}

/** `N passed, N failed`, and the skipped ones, as the last line of `npm test`. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

const withFailure = (totals: Totals, failure: string): Totals => ({
  ...totals,
  failed: totals.failed + 1,
  failures: [...totals.failures, failure],
})

/** Formats a failure with the start of its error and all that the products logged meanwhile. */
function toFailure(name: string, error = 'without a message', warnings: string[] = []): string {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, SHOWN_LINES)
  const log = warnings.length > 0 ? ['The product logged:', ...warnings] : []
  return [name, ...[...lines, ...log].map((line) => `    ${line}`.trimEnd())].join('\n')
}

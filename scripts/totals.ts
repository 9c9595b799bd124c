import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of a suite (or of several) ended how. */
export type Totals = {
  passed: number
  failed: number
  skipped: number
  /** What failed without being a test: a crash, an unhandled error, a run of no test. */
  faults: string[]
  /** What each failed test is called, and the first lines of what it found. */
  failures: string[]
}

/** How a test runner's process ended. */
export type RunnerEnd = {
  /** Undefined when a signal ended it, or when it could not be started. */
  exitCode: number | undefined
  /** Its JSON report; undefined when it wrote none, or none that can be read. */
  report: unknown
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = {
  title: string
  specs: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** What a failure shows of what was found: the assertion and the values, not the way there. */
const SHOWN_LINES = 12

/** Reads the totals of a run of Vitest (reporter `json`). */
export function vitestTotals(end: RunnerEnd): Totals {
  return withFaults(end, isVitestReport, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    faults: report.testResults
      .filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      )
      .map(({ name }) => `${name} could not be run`),
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          toFailure(`${basename(name)} › ${fullName}`, failureMessages?.[0]),
        ),
    ),
  }))
}

/** Reads the totals of a run of Playwright (reporter `json`). A flaky test is a failed one. */
export function playwrightTotals(end: RunnerEnd): Totals {
  return withFaults(end, isPlaywrightReport, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    faults: errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of the tests'),
    failures: suites.flatMap((suite) => failuresOf(suite)),
  }))
}

/** The totals of a suite that could not even be started. */
export function totalsOfFault(fault: string): Totals {
  return { passed: 0, failed: 1, skipped: 0, faults: [fault], failures: [] }
}

/** Adds totals up. */
export function sumTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, totals) => ({
      passed: sum.passed + totals.passed,
      failed: sum.failed + totals.failed,
      skipped: sum.skipped + totals.skipped,
      faults: [...sum.faults, ...totals.faults],
      failures: [...sum.failures, ...totals.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, faults: [], failures: [] },
  )
}

/** The last line of `npm test`: `N passed, N failed`, and the skipped ones when there are any. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** Each fault counts as one failed test, so that no run that went wrong looks right. */
function withFaults<Report>(
  { exitCode, report }: RunnerEnd,
  isReport: (value: unknown) => value is Report,
  read: (report: Report) => Totals,
): Totals {
  const ending = exitCode === undefined ? 'was ended by a signal' : `ended with code ${exitCode}`
  if (!isReport(report)) return totalsOfFault(`the runner ${ending} and left no report`)

  const totals = read(report)
  const faults = [...totals.faults]
  if (totals.passed + totals.failed === 0) faults.push('no test was run')
  if (exitCode !== 0 && totals.failed + faults.length === 0) {
    faults.push(`the runner ${ending} though no test failed: an error outside of the tests`)
  }
  return { ...totals, failed: totals.failed + faults.length, faults }
}

function failuresOf({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        toFailure(spec.title, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap((suite) => failuresOf(suite))].map(
    (failure) => `${title} › ${failure}`,
  )
}

function toFailure(name: string, message = 'without a message'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES)
  return [name, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n')
}

function isVitestReport(value: unknown): value is VitestReport {
  return isObject(value) && typeof value.numPassedTests === 'number'
}

function isPlaywrightReport(value: unknown): value is PlaywrightReport {
  return isObject(value) && isObject(value.stats) && typeof value.stats.expected === 'number'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

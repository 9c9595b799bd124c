import { appendFileSync } from 'node:fs'

/** Environment variable with the path of the file for a reporter's results. */
export const RESULTS_FILE_VARIABLE = 'TEST_RESULTS_FILE'

export type TestResult = {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Assertion and values of a failed test. */
  error?: string
  /** Log lines of the products during a failed test: warnings and errors. */
  warnings?: string[]
}

/**
 * Results of one test file, or of a part of it. Written as one JSON line as soon as they are known,
 * so that a stopped run still has correct totals.
 */
export type FileResult = {
  /** Relative to the folder tests. */
  file: string
  durationMs: number
  /** Processor time of the runner and of what it started meanwhile; absent where it is unknown. */
  processorMs?: number | undefined
  tests: TestResult[]
  /** Errors outside of the tests, for instance a file that failed to load or a failed hook. */
  errors: string[]
  /** Log lines of the products while the file ran, if it has such errors: warnings and errors. */
  warnings?: string[]
}

/**
 * Appends a result to the file named by the environment variable; does nothing when it is unset.
 */
export function appendResult(result: FileResult): void {
  const file = process.env[RESULTS_FILE_VARIABLE]
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

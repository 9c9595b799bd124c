import { appendFileSync } from 'node:fs'

/** The variable that names the file which a runner's reporter appends its results to. */
export const RESULTS_FILE_VARIABLE = 'TEST_RESULTS_FILE'

export type TestResult = {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** The assertion and its values; for a failed test only. */
  error?: string
}

/**
 * Results of one test file, or of a part of it. Written as one line of JSON as soon as it is known,
 * so that a run that is stopped still has the true totals of what it ran.
 */
export type FileResult = {
  /** Relative to the folder tests. */
  file: string
  durationMs: number
  tests: TestResult[]
  /** Errors outside of the tests: a file that could not be loaded, a hook that failed. */
  errors: string[]
}

/** Appends a result to the file that the environment names; does nothing where it names none. */
export function appendResult(result: FileResult): void {
  const file = process.env[RESULTS_FILE_VARIABLE]
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

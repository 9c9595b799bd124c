import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { ProcessorMeter } from './processorTime'
import { readWarnings } from './productWarnings'
import { appendResult } from './resultLines'

const testsDir = `${import.meta.dirname}/../..`

/** A test that exceeded its time has two errors: the second one says what it waited for. */
const describeErrors = (errors: TestError[]): string =>
  errors.map(({ message }) => message ?? '').join('\n')

/** Playwright reporter that writes each test's result for `npm test`. */
export default class PlaywrightReporter implements Reporter {
  /**
   * When each test started, by the clock of the log lines: Playwright's own start times come from a
   * monotonic clock, which differs from it.
   */
  readonly #starts = new Map<TestResult, number>()
  readonly #meter = new ProcessorMeter()

  onTestBegin(test: TestCase, result: TestResult): void {
    this.#meter.start(test.id)
    this.#starts.set(result, Date.now())
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, duration, errors } = result
    const processorMs = this.#meter.end(test.id)
    // An interrupted test has no result.
    if (status === 'interrupted') return
    const isExpected = status === test.expectedStatus
    appendResult({
      file: relative(testsDir, test.location.file),
      durationMs: duration,
      processorMs,
      tests: [
        {
          // Skips the root, the project and the file.
          title: test.titlePath().slice(3).join(' › '),
          status: status === 'skipped' ? 'skipped' : isExpected ? 'passed' : 'failed',
          ...(isExpected
            ? {}
            : {
                error: describeErrors(errors) || `ended as ${status}`,
                warnings: readWarnings(this.#starts.get(result) ?? Date.now(), Date.now()),
              }),
        },
      ],
      errors: [],
    })
  }

  onError({ message, value }: TestError): void {
    const text = message ?? value ?? 'an error without a message'
    appendResult({ file: 'no file', durationMs: 0, tests: [], errors: [text] })
  }

  printsToStdio(): boolean {
    return false
  }
}

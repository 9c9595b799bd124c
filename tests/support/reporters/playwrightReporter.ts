import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { appendResult } from './resultLines'

const testsDir = `${import.meta.dirname}/../..`

/** A test that exceeded its time has two errors: the second one says what it waited for. */
const describeErrors = (errors: TestError[]): string =>
  errors.map(({ message }) => message ?? '').join('\n')

/** Playwright reporter that writes each test's result for `npm test`. */
export default class PlaywrightReporter implements Reporter {
  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    // An interrupted test has no result.
    if (status === 'interrupted') return
    const isExpected = status === test.expectedStatus
    appendResult({
      file: relative(testsDir, test.location.file),
      durationMs: duration,
      tests: [
        {
          // Skips the root, the project and the file.
          title: test.titlePath().slice(3).join(' › '),
          status: status === 'skipped' ? 'skipped' : isExpected ? 'passed' : 'failed',
          ...(isExpected ? {} : { error: describeErrors(errors) || `ended as ${status}` }),
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

import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { appendResult } from './resultLines'

const testsDir = `${import.meta.dirname}/../..`

/** Writes the result of each test of Playwright for `npm test`. */
export default class PlaywrightReporter implements Reporter {
  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    // An interrupted test says nothing: it was stopped, not judged.
    if (status === 'interrupted') return
    const isExpected = status === test.expectedStatus
    appendResult({
      file: relative(testsDir, test.location.file),
      durationMs: duration,
      tests: [
        {
          // The root, the project and the file come before the groups.
          title: test.titlePath().slice(3).join(' › '),
          status: status === 'skipped' ? 'skipped' : isExpected ? 'passed' : 'failed',
          ...(isExpected ? {} : { error: error?.message ?? `ended as ${status}` }),
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

import { describe, expect, test } from 'vitest'
import {
  closingLine,
  playwrightTotals,
  sumTotals,
  totalsOfFault,
  vitestTotals,
} from '../../../scripts/totals'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: '/tests/a.test.ts',
      status: 'passed',
      assertionResults: [{ fullName: 'a works', status: 'passed', failureMessages: [] }],
    },
  ],
}
const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
    },
  ],
}

describe('the totals of Vitest', () => {
  test('are those of its report when all went well', () => {
    const totals = vitestTotals({ exitCode: 0, report: vitestReport })

    expect(totals).toEqual({ passed: 5, failed: 0, skipped: 0, faults: [], failures: [] })
  })

  test('name tests that were not run as skipped', () => {
    const report = { ...vitestReport, numPendingTests: 2, numTodoTests: 1 }

    expect(vitestTotals({ exitCode: 0, report }).skipped).toBe(3)
  })

  test('count a file that could not be loaded as one failure', () => {
    const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] }
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] }

    const totals = vitestTotals({ exitCode: 1, report })

    expect(totals).toMatchObject({ passed: 5, failed: 1, faults: ['b.test.ts could not be run'] })
  })

  test('count an unhandled error as one failure though every test passed', () => {
    expect(vitestTotals({ exitCode: 1, report: vitestReport })).toMatchObject({
      passed: 5,
      failed: 1,
    })
  })

  test('do not count a failed test twice for the exit code that it causes', () => {
    const report = { ...vitestReport, numPassedTests: 4, numFailedTests: 1 }

    expect(vitestTotals({ exitCode: 1, report })).toMatchObject({ passed: 4, failed: 1 })
  })

  test('name a failed test, and what it found without the way there', () => {
    const failed = {
      fullName: 'b counts',
      status: 'failed',
      failureMessages: [
        [
          '\u001b[31mAssertionError: 1 is not 2\u001b[39m',
          ...new Array<string>(50).fill('    at …'),
        ].join('\n'),
      ],
    }
    const report = {
      ...vitestReport,
      numFailedTests: 1,
      testResults: [
        ...vitestReport.testResults,
        { name: '/tests/b.test.ts', status: 'failed', assertionResults: [failed] },
      ],
    }

    const { failures } = vitestTotals({ exitCode: 1, report })

    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^b\.test\.ts › b counts\n {4}AssertionError: 1 is not 2\n/)
    expect(failures[0]?.split('\n').length).toBeLessThan(20)
  })

  test('count a run of no test as a failure', () => {
    const report = { ...vitestReport, numPassedTests: 0, testResults: [] }

    expect(vitestTotals({ exitCode: 0, report })).toMatchObject({
      failed: 1,
      faults: ['no test was run'],
    })
  })

  test('count a crash without a report as a failure', () => {
    expect(vitestTotals({ exitCode: undefined, report: undefined })).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })
})

describe('the totals of Playwright', () => {
  test('are those of its report when all went well', () => {
    const totals = playwrightTotals({ exitCode: 0, report: playwrightReport })

    expect(totals).toEqual({ passed: 3, failed: 0, skipped: 0, faults: [], failures: [] })
  })

  test('count a flaky test as a failed one', () => {
    const report = { ...playwrightReport, stats: { ...playwrightReport.stats, flaky: 1 } }

    expect(playwrightTotals({ exitCode: 0, report })).toMatchObject({ passed: 3, failed: 1 })
  })

  test('name a failed test with the file and the group it stands in', () => {
    const [file] = playwrightReport.suites
    const group = {
      title: 'the menu',
      specs: [
        {
          title: 'closes',
          tests: [{ status: 'unexpected', results: [{ error: { message: 'still open' } }] }],
        },
      ],
    }
    const report = { ...playwrightReport, suites: [{ ...file, suites: [group] }] }

    expect(playwrightTotals({ exitCode: 1, report }).failures).toEqual([
      'a.spec.ts › the menu › closes\n    still open',
    ])
  })

  test('count an error outside of the tests as a failure', () => {
    const report = { ...playwrightReport, errors: [{ message: 'no such file\nat …' }] }

    expect(playwrightTotals({ exitCode: 1, report })).toMatchObject({
      failed: 1,
      faults: ['no such file'],
    })
  })
})

describe('the closing line', () => {
  test('adds all suites up, and those that could not be started', () => {
    const sum = sumTotals([
      vitestTotals({ exitCode: 0, report: vitestReport }),
      playwrightTotals({ exitCode: 0, report: playwrightReport }),
      totalsOfFault('no browser'),
    ])

    expect(closingLine(sum)).toBe('8 passed, 1 failed')
  })

  test('shows skipped tests only when there are any', () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 2, faults: [], failures: [] })).toBe(
      '1 passed, 0 failed, 2 skipped',
    )
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  formatTotals,
  readResults,
  sumTotals,
  computeTotals,
  createFailedTotals,
} from '../../../scripts/test/totals'
import type { FileResult } from '../../support/reporters/resultLines'
import { makeTempDir } from '../../support/paths'

const result = (change: Partial<FileResult> = {}): FileResult => ({
  file: 'unit/a.test.ts',
  durationMs: 12,
  tests: [
    { title: 'a works', status: 'passed' },
    { title: 'a rests', status: 'skipped' },
  ],
  errors: [],
  ...change,
})
const failed = result({ tests: [{ title: 'b counts', status: 'failed', error: '1 is not 2' }] })

describe('the totals of a runner', () => {
  test('are the runner’s results after a complete run', () => {
    expect(computeTotals({ exitCode: 0, isStopped: false, results: [result(), result()] })).toEqual(
      {
        passed: 2,
        failed: 0,
        skipped: 2,
        failures: [],
      },
    )
  })

  test('name a failed test with its file and message, without the stack', () => {
    const error = ['\u001b[31m1 is not 2\u001b[39m', ...new Array<string>(50).fill('at …')]
    const tests = [{ title: 'b counts', status: 'failed' as const, error: error.join('\n') }]
    const { failures } = computeTotals({
      exitCode: 1,
      isStopped: false,
      results: [result({ file: 'unit/b.test.ts', tests })],
    })

    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^unit\/b\.test\.ts › b counts\n {4}1 is not 2\n/)
    expect(failures[0]?.split('\n').length).toBeLessThan(20)
  })

  test('count an error outside of the tests as one failure, beside the tests', () => {
    const results = [result(), result({ tests: [], errors: ['no such module'] })]

    expect(computeTotals({ exitCode: 1, isStopped: false, results })).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['unit/a.test.ts › outside of the tests\n    no such module'],
    })
  })

  test('do not count a failed test twice for the exit code that it causes', () => {
    expect(computeTotals({ exitCode: 1, isStopped: false, results: [failed] }).failed).toBe(1)
  })

  test.each([
    ['an exit code though no test failed', { exitCode: 1, results: [result()] }],
    ['a crash', { exitCode: undefined, results: [result()] }],
    ['a run of no test', { exitCode: 0, results: [] }],
    ['a run that only skipped', { exitCode: 0, results: [result({ tests: [] })] }],
  ])('count %s as a failure', (_what, end) => {
    expect(computeTotals({ isStopped: false, ...end }).failed).toBe(1)
  })

  test('of a stopped runner count the tests that ran', () => {
    const end = { exitCode: undefined, isStopped: true }

    expect(computeTotals({ ...end, results: [] })).toMatchObject({ passed: 0, failed: 0 })
    expect(computeTotals({ ...end, results: [result(), failed] })).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })
})

describe('the results of a runner that was ended in the middle of a line', () => {
  test('are those before it', () => {
    const dir = makeTempDir('results')
    const file = join(dir, 'unit.jsonl')
    writeFileSync(file, `${JSON.stringify(result())}\n{"file":"unit/b.te`)

    expect(readResults(file)).toEqual([result()])
    expect(readResults(join(dir, 'none.jsonl'))).toEqual([])
  })
})

describe('the closing line', () => {
  test('add up all suites, including suites that could not be started', () => {
    const one = computeTotals({ exitCode: 1, isStopped: false, results: [result(), failed] })

    expect(formatTotals(sumTotals([one, createFailedTotals('no browser')]))).toBe(
      '1 passed, 2 failed, 1 skipped',
    )
  })

  test('shows skipped tests only when there are any', () => {
    expect(formatTotals({ passed: 1, failed: 0, skipped: 0, failures: [] })).toBe(
      '1 passed, 0 failed',
    )
  })
})

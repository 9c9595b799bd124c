import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readResults } from '../../../scripts/test/totals'
import { runCommand } from '../../support/commands'
import { repoRoot } from '../../support/paths'
import { RESULTS_FILE_VARIABLE } from '../../support/reporters/resultLines'

let dir: string

// Inside the repository, where the runners are found.
beforeEach(() => {
  const cache = join(repoRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  dir = mkdtempSync(join(cache, 'reporters-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const reporters = join(repoRoot, 'tests', 'support', 'reporters')

/** Runs the test files that are given, and reads what the reporter wrote. */
async function resultsOf(packageName: string, program: string, args: string[]) {
  const require = createRequire(import.meta.url)
  const main = join(dirname(require.resolve(`${packageName}/package.json`)), program)
  const file = join(dir, 'results.jsonl')
  const { ok } = await runCommand(process.execPath, [main, ...args], {
    cwd: dir,
    timeoutMs: 60_000,
    env: { [RESULTS_FILE_VARIABLE]: file },
  })
  expect(ok, 'a run with failures ends as one').toBe(false)
  return readResults(file).map(({ file: path, tests, errors }) => ({
    file: path.split('/').at(-1),
    tests: tests.map(({ title, status, error }) => ({
      title,
      status,
      says: error?.split('\n')[0],
    })),
    errors: errors.map((error) => error.split('\n')[0]),
  }))
}

const write = (name: string, ...lines: string[]) => writeFileSync(join(dir, name), lines.join('\n'))

test('Vitest: every test of a file, hooks that failed, and files that could not be loaded', async () => {
  write(
    'a.test.ts',
    "import { beforeAll, describe, expect, test } from 'vitest'",
    "test('passes', () => {})",
    "test('fails', () => { expect(1).toBe(2) })",
    "describe('a group', () => {",
    "  beforeAll(() => { throw new Error('no database') })",
    "  test('cannot run', () => {})",
    '})',
  )
  write('b.test.ts', "import './nowhere'")

  const results = await resultsOf('vitest', 'vitest.mjs', [
    ...['run', '--root', dir, '--reporter', join(reporters, 'vitestReporter.ts')],
  ])

  expect(results).toHaveLength(2)
  expect(results).toContainEqual({
    file: 'a.test.ts',
    tests: [
      { title: 'passes', status: 'passed' },
      { title: 'fails', status: 'failed', says: expect.stringContaining('expected 1') as string },
      { title: 'a group > cannot run', status: 'skipped' },
    ],
    errors: ['Error: no database'],
  })
  expect(results).toContainEqual({
    file: 'b.test.ts',
    tests: [],
    errors: [expect.stringContaining('./nowhere')],
  })
})

test('Playwright: every test with its group, and what failed outside of the tests', async () => {
  write(
    'a.spec.ts',
    "import { expect, test } from '@playwright/test'",
    "test('passes', () => {})",
    "test.describe('a group', () => {",
    "  test('fails', () => { expect(1).toBe(2) })",
    '})',
    "test.skip('rests', () => {})",
  )
  const args = ['test', '--reporter', join(reporters, 'playwrightReporter.ts')]
  const results = await resultsOf('@playwright/test', 'cli.js', args)

  const of = (title: string, status: string) => ({ title, status, says: undefined })
  expect(results.flatMap(({ tests }) => tests)).toEqual([
    of('passes', 'passed'),
    { title: 'a group › fails', status: 'failed', says: expect.stringContaining('toBe') as string },
    of('rests', 'skipped'),
  ])

  write('b.spec.ts', "import './nowhere'")
  const broken = await resultsOf('@playwright/test', 'cli.js', args)
  expect(broken.flatMap(({ errors }) => errors)).toContainEqual(expect.stringContaining('/nowhere'))
})

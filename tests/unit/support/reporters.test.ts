import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countResults, readResults } from '../../../scripts/test/totals'
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

test('Playwright: every test with its group, and failures outside tests', async () => {
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

/** A test that fails while a product logs, and one that fails after. */
const failingFixture = (runner: string) => [
  `import { expect, test } from '${runner}'`,
  `import { startChild } from '${join(repoRoot, 'tests/support/processes')}'`,
  `import { createWarningRecorder } from '${join(repoRoot, 'tests/support/reporters/productWarnings')}'`,
  'const print = (level, msg) => `console.log(JSON.stringify({ level: ${level}, time: Date.now(), msg: "${msg}" }))`',
  'const program = [print(30, "started"), print(40, "a picture is not readable"), print(50, "no database")].join(";")',
  "test('fails while the product logs', async () => {",
  "  const child = startChild({ name: 'product', command: process.execPath, args: ['-e', program], onOutput: createWarningRecorder() })",
  '  while (!child.log().includes("no database")) await new Promise((resolve) => setTimeout(resolve, 20))',
  '  expect(500).toBe(200)',
  '})',
  "test('fails after it', () => { expect(1).toBe(2) })",
]

test.each([
  {
    runner: 'vitest',
    file: 'a.test.ts',
    program: 'vitest.mjs',
    args: ['run', '--root', '.', '--reporter', join(reporters, 'vitestReporter.ts')],
  },
  {
    runner: '@playwright/test',
    file: 'a.spec.ts',
    program: 'cli.js',
    args: ['test', '--workers', '1', '--reporter', join(reporters, 'playwrightReporter.ts')],
  },
])(
  '$runner: a failure shows the warnings and errors that a product logged during that test alone',
  async ({ runner, file, program, args }) => {
    write(file, ...failingFixture(runner))

    await resultsOf(runner, program, args)

    const results = readResults(join(dir, 'results.jsonl'))
    if (process.platform === 'linux')
      expect(Math.max(...results.map(({ processorMs }) => processorMs ?? 0))).toBeGreaterThan(0)
    const { failures } = countResults(results)
    const during = failures.find((failure) => failure.includes('fails while'))
    expect(during).toMatch(
      /The product logged:\n {4}\{"level":40.*a picture is not readable"\}\n {4}\{"level":50.*no database"\}$/,
    )
    expect(during).not.toContain('started')
    expect(failures.find((failure) => failure.includes('fails after'))).not.toContain('logged')
  },
)

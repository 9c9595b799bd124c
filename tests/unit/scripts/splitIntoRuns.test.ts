import { expect, test } from 'vitest'
import { publishedSecondsFile, readSeconds } from '../../../scripts/test/seconds'
import { splitIntoRuns } from '../../../scripts/test/splitIntoRuns'
import { listFiles, suites, type Suite } from '../../../scripts/test/suites'

const whole = { files: [], title: undefined, isDev: false }

const suiteOf = (name: string): Suite => {
  const found = suites.find((suite) => suite.name === name)
  if (!found) throw new Error(`There is no suite "${name}"`)
  return found
}

const browser = suiteOf('e2e-embedded')
const filesOf = (parts: Suite[]) => parts.flatMap(({ files = [] }) => files)

test('each file of a suite is in one of its shards', () => {
  const runs = splitIntoRuns([browser], whole)

  expect(runs.map(({ name }) => name).toSorted()).toEqual(
    Array.from({ length: browser.shards ?? 1 }, (_, index) => `e2e-embedded-${index + 1}`),
  )
  const split = filesOf(runs.flatMap((run) => run.suites))
  expect(split.toSorted()).toEqual(listFiles(browser).toSorted())
})

test('shards take about the same time, by the published seconds', () => {
  const stored = readSeconds(publishedSecondsFile)?.suites
  for (const name of ['cms-embedded', 'cms-production', 'e2e-embedded']) {
    const sums = splitIntoRuns([suiteOf(name)], whole).map((run) =>
      filesOf(run.suites).reduce((sum, file) => sum + (stored?.[name]?.[file]?.[0] ?? 0), 0),
    )
    expect(Math.min(...sums) / Math.max(...sums), name).toBeGreaterThan(0.85)
  }
})

test('files that share one more product are in one shard', () => {
  for (const [suite, shared] of [
    ['cms-embedded', /\/(?:lecture|cards|epub)\.test/],
    ['cms-embedded', /\/(?:campaigns|recherche|newsletterLinks|passwordReset)\.test/],
    ['cms-production', /production\/(?:twoProcesses|sharedUpload|withoutMails)\.test/],
  ] as const) {
    const shards = splitIntoRuns([suiteOf(suite)], whole).filter((run) =>
      filesOf(run.suites).some((file) => shared.test(file)),
    )
    expect(shards, String(shared)).toHaveLength(1)
  }
})

test('browser tests whose product has the same settings are in one shard', () => {
  const shards = splitIntoRuns([browser], whole).filter((run) =>
    filesOf(run.suites).some((file) => /\/(?:revue|scans|searchMarks)\.spec/.test(file)),
  )
  expect(shards).toHaveLength(1)
})

test('the longest runs start first, a suite without shards is one run', () => {
  const names = splitIntoRuns(['e2e-production', 'readme', 'cms-embedded'].map(suiteOf), whole).map(
    ({ name }) => name.replace(/-\d$/, ''),
  )
  expect(names.slice(0, -2)).toEqual(names.slice(0, -2).map(() => 'cms-embedded'))
  expect(names.slice(-2)).toEqual(['readme', 'e2e-production'])
})

test.each([
  ['files', { ...whole, files: ['e2e/site/menus.spec.ts'] }],
  ['a title', { ...whole, title: 'a range' }],
  ['the sources', { ...whole, isDev: true }],
])('a selection by %s runs in one process', (_what, options) => {
  expect(splitIntoRuns([browser], options)).toEqual([{ name: 'e2e-embedded', suites: [browser] }])
})

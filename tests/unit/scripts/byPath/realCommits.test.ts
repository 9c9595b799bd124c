import { beforeAll, expect, test } from 'vitest'
import { chooseByPath, type Project } from '../../../../scripts/test/byPath/chooseByPath'
import { readProject } from '../../../../scripts/test/byPath/selectForCommit'

let project: Project

beforeAll(async () => {
  project = await readProject()
}, 120_000)

const choose = (...paths: string[]) =>
  chooseByPath(
    paths.map((path) => ({ path, lines: [] })),
    project,
  )

test('e2cc1377 « Decision 117 »: the tests of documents', () => {
  const selection = choose(
    'docs/ARCHITECTURE.md',
    'docs/decisions/117-parts-with-one-user-are-in-its-file.md',
    'docs/decisions/README.md',
  )

  expect([...selection.keys()]).toEqual(['unit', 'cms-embedded', 'readme'])
  expect(selection.get('unit')).toContain('unit/docs/architecture.test.ts')
  expect(selection.get('cms-embedded')).toEqual(['cms/embedded/openapi.test.ts'])
})

test('f3939a2b « Test of a lost password »: the file that changed', () => {
  expect([...choose('tests/e2e/site/passwordReset.spec.ts')]).toEqual([
    ['e2e-embedded', ['e2e/site/passwordReset.spec.ts']],
  ])
})

test('692efca0 « Text pages are written once », of web: no suite of cms', () => {
  const selection = choose('web/src/app/pages/textPages.tsx')

  expect([...selection.keys()]).toEqual(['unit', 'web', 'e2e-embedded', 'readme', 'e2e-production'])
  expect(selection.get('web')).toContain('web/features/pages.test.tsx')
})

test('528c276a « Statistics: the sums of MongoDB », of cms: no test of web, `both` on MongoDB and S3 at night', () => {
  const selection = choose('.dependency-cruiser.cjs', 'cms/src/features/statistics/dailyCounts.ts')

  expect(selection.has('web')).toBe(false)
  expect(selection.get('unit')).not.toContain('unit/cms/lib/http/toIpPrefix.test.ts')
  expect(selection.get('cms-embedded')).toContain('cms/both/statistics.test.ts')
  expect(selection.get('cms-production')).not.toContain('cms/both/statistics.test.ts')
  expect(selection.get('cms-production')).toContain('cms/production/outages.test.ts')
})

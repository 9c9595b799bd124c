import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseSuites, needsOf, suites } from '../../../scripts/test/suites'
import { repoRoot } from '../../support/paths'

const namesOf = (words: string[]) => chooseSuites(words).suites.map(({ name }) => name)

test('without words every suite that proves a commit runs, whole', () => {
  const { suites: chosen, files } = chooseSuites([])

  expect(files).toEqual([])
  const left = suites.filter((suite) => !chosen.includes(suite)).map(({ name }) => name)
  expect(left).toEqual(['release', 'release-production', 'soak-production', 'soak-embedded'])
})

test('a word names a suite, or both set-ups of one', () => {
  expect(namesOf(['e2e-embedded', 'cms'])).toEqual([
    'cms-embedded',
    'cms-production',
    'e2e-embedded',
  ])
})

test.each([
  ['tests/unit/cms/env.test.ts', ['unit']],
  ['unit/cms', ['unit']],
  ['./tests/web/ui/carousel/Carousel.test.tsx', ['web']],
  ['tests/cms/both/media.test.ts', ['cms-embedded', 'cms-production']],
  ['tests/cms/bothForReleases/memory.test.ts', ['cms-embedded', 'release-production']],
  ['tests/cms/embedded/secret.test.ts', ['cms-embedded']],
  ['tests/cms/production', ['cms-production']],
  ['tests/e2e/site/menus.spec.ts', ['e2e-embedded']],
  ['tests/e2e/production/publication.spec.ts', ['e2e-production']],
])('%s runs in every suite that collects it', (file, expected) => {
  expect(namesOf([file])).toEqual(expected)
})

test('a file and a suite: the file in that suite alone, relative to the folder tests', () => {
  expect(chooseSuites(['cms-production', 'tests/cms/both/media.test.ts'])).toMatchObject({
    suites: [{ name: 'cms-production' }],
    files: ['cms/both/media.test.ts'],
  })
})

test('an unknown word is refused with the list of the suites', () => {
  expect(() => chooseSuites(['unti'])).toThrow(/no suite "unti".*cms-production/)
})

test('a file that no suite collects is refused', () => {
  expect(() => chooseSuites(['tests/support/server.ts'])).toThrow('No suite runs tests/support/')
  expect(() => chooseSuites(['web', 'tests/cms/both'])).toThrow('No suite runs tests/cms/both')
})

describe('a tool that only some files want', () => {
  test.each<[word: string, needs: string[]]>([
    ['cms-production', ['build', 'mongod', 'versitygw', 'nginx', 'caddy']],
    ['tests/cms/production/nginxCache.test.ts', ['build', 'mongod', 'versitygw', 'nginx']],
    ['tests/cms/production', ['build', 'mongod', 'versitygw', 'nginx', 'caddy']],
    ['tests/cms/production/limits.test.ts', ['build', 'mongod', 'versitygw']],
    ['tests/e2e/site/menus.spec.ts', ['build', 'chromium']],
    ['tests/release/helmChart.test.ts', ['build', 'helm']],
  ])('%s needs no more than it uses', (word, needs) => {
    expect([...needsOf(chooseSuites([word]))].toSorted()).toEqual(needs.toSorted())
  })

  test.each(['nginx', 'caddy', 'firefox', 'webkit', 'helm', 'promtool'] as const)(
    'is %s for all that import it',
    (tool) => {
      const wanting = suites.flatMap(({ wants = {} }) => wants[tool] ?? [])

      const imported =
        tool === 'nginx' ? /\/support\/nginx'|\bshareSiteBehindNginx\b/ : `/support/${tool}'`
      expect(wanting.toSorted()).toEqual(testFilesWith(imported).toSorted())
    },
  )
})

/** The test files of the suites that have a text, relative to the folder tests. */
function testFilesWith(text: string | RegExp): string[] {
  return suites
    .flatMap(({ needs, folders }) => (needs.length > 0 ? folders : []))
    .filter((folder, index, all) => all.indexOf(folder) === index)
    .flatMap((folder) =>
      readdirSync(join(repoRoot, 'tests', folder)).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
    .filter((file) => readFileSync(join(repoRoot, 'tests', file), 'utf8').search(text) >= 0)
}

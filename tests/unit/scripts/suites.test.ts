import { expect, test } from 'vitest'
import { chooseSuites, suites } from '../../../scripts/test/suites'

const namesOf = (words: string[]) => chooseSuites(words).suites.map(({ name }) => name)

test('without words every suite runs, whole', () => {
  expect(chooseSuites([])).toEqual({ suites, files: [] })
})

test('a word names a suite, or both set-ups of one', () => {
  expect(namesOf(['e2e-embedded', 'cms'])).toEqual([
    'cms-production',
    'cms-embedded',
    'e2e-embedded',
  ])
})

test.each([
  ['tests/unit/cms/env.test.ts', ['unit']],
  ['unit/cms', ['unit']],
  ['./tests/web/ui/carousel/Carousel.test.tsx', ['web']],
  ['tests/cms/both/media.test.ts', ['cms-production', 'cms-embedded']],
  ['tests/cms/embedded/secret.test.ts', ['cms-embedded']],
  ['tests/cms/production', ['cms-production']],
  ['tests/e2e/site/home.spec.ts', ['e2e-embedded']],
  ['tests/e2e/both/publication.spec.ts', ['e2e-embedded', 'e2e-production']],
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

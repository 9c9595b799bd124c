import { expect, test } from 'vitest'
import { chooseSuites, suites } from '../../../scripts/suites'

const namesOf = (words: string[]) => chooseSuites(words).map(({ name }) => name)

test('without words every suite is run', () => {
  expect(chooseSuites([])).toEqual(suites)
})

test('a word names a suite, or both set-ups of one', () => {
  expect(namesOf(['e2e-embedded', 'cms'])).toEqual([
    'cms-embedded',
    'cms-production',
    'e2e-embedded',
  ])
})

test('an unknown word is refused with the list of the suites', () => {
  expect(() => chooseSuites(['unti'])).toThrow(/no suite "unti".*cms-production/)
})

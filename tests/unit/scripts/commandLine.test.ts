import { expect, test } from 'vitest'
import { readCommandLine } from '../../../scripts/test/commandLine'

const namesOf = (args: string[]) => readCommandLine(args).suites.map(({ name }) => name)

test('a file and a title are read as vitest reads them', () => {
  expect(readCommandLine(['tests/unit/cms/env.test.ts', '-t', 'a port'])).toMatchObject({
    files: ['unit/cms/env.test.ts'],
    title: 'a port',
    isDev: false,
    isWatch: false,
  })
})

test.each(['--watch', '--changed'])('%s alone is for unit and web', (option) => {
  expect(namesOf([option])).toEqual(['unit', 'web'])
  expect(namesOf([option, 'unit'])).toEqual(['unit'])
  expect(() => readCommandLine([option, 'cms'])).toThrow('not cms-embedded')
})

test('--dev is for cms alone', () => {
  expect(readCommandLine(['--dev', 'cms-embedded']).isDev).toBe(true)
  expect(readCommandLine(['--dev', 'tests/cms/both/media.test.ts']).isDev).toBe(true)
  expect(() => readCommandLine(['--dev'])).toThrow('not unit')
  expect(() => readCommandLine(['--dev', 'readme'])).toThrow('not readme')
  expect(() => readCommandLine(['--dev', 'tests/e2e/site'])).toThrow('not e2e-embedded')
})

test('an unknown option is refused', () => {
  expect(() => readCommandLine(['--wacht'])).toThrow(/--wacht/)
})

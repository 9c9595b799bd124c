import { expect, test } from 'vitest'
import { readCommandLine } from '../../../scripts/test/commandLine'

test('a file and a title are read as vitest reads them', () => {
  expect(readCommandLine(['tests/unit/cms/env.test.ts', '-t', 'a port'])).toMatchObject({
    files: ['unit/cms/env.test.ts'],
    title: 'a port',
    isDev: false,
  })
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

import { expect, test } from 'vitest'
import { partNames, readCommandLine } from '../../load/commandLine'

test('without words every part is measured, at length', () => {
  expect(readCommandLine([])).toEqual({
    quick: false,
    isOnMongo: false,
    parts: [...partNames],
  })
})

test('parts are measured in the order of the list, each once', () => {
  expect(readCommandLine(['views', '--quick', 'http', 'views', '--json', 'a.json'])).toEqual({
    quick: true,
    isOnMongo: false,
    jsonFile: 'a.json',
    parts: ['http', 'views'],
  })
})

test('the archive that is searched has a size and a database', () => {
  expect(readCommandLine(['search', '--issues', '10000', '--mongodb'])).toEqual({
    quick: false,
    isOnMongo: true,
    issues: 10_000,
    parts: ['search'],
  })
})

test('the folder of the PDFs is named', () => {
  expect(readCommandLine(['text', '--folder', '/archive'])).toMatchObject({
    folder: '/archive',
    parts: ['text'],
  })
})

test('the visitors stay for some minutes', () => {
  expect(readCommandLine(['visitors', '--minutes', '1'])).toMatchObject({ minutes: 1 })
})

test.each([
  [['htpp'], /"htpp"/],
  [['--fast'], /"--fast"/],
  [['--json'], /--json wants/],
  [['--json', '--quick'], /--json wants/],
  [['--folder'], /--folder wants/],
  [['--issues', 'all'], /--issues wants/],
  [['--minutes', '0'], /--minutes wants/],
  [['--minutes', 'visitors'], /--minutes wants/],
])('%j is refused', (words, message) => {
  expect(() => readCommandLine(words)).toThrow(message)
})

import { expect, test } from 'vitest'
import { partNames, readCommandLine } from '../../load/commandLine'

test('without words every part is measured, at length', () => {
  expect(readCommandLine([])).toEqual({ quick: false, parts: [...partNames] })
})

test('parts are measured in the order of the list, each once', () => {
  expect(readCommandLine(['views', '--quick', 'http', 'views', '--json', 'a.json'])).toEqual({
    quick: true,
    jsonFile: 'a.json',
    parts: ['http', 'views'],
  })
})

test.each([
  [['htpp'], /"htpp"/],
  [['--fast'], /"--fast"/],
  [['--json'], /--json wants/],
  [['--json', '--quick'], /--json wants/],
])('%j is refused', (words, message) => {
  expect(() => readCommandLine(words)).toThrow(message)
})

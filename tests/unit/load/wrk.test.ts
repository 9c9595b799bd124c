import { expect, test } from 'vitest'
import { parseWrkOutput } from '../../load/wrk'

test('rate and times are read from the line that wrk ends with', () => {
  const output = 'Running 2s test\nFIGURES 5000 2000000 3500 12250 0 0\n'

  expect(parseWrkOutput(output, '/')).toEqual({ requests: 5000, rate: 2500, p50: 3.5, p99: 12.25 })
})

test.each([
  ['no line', 'Running 2s test', /gave no figures/],
  ['refusals', 'FIGURES 5000 2000000 3500 12250 7 0', /7 were refused/],
  ['lost answers', 'FIGURES 5000 2000000 3500 12250 0 3', /3 lost/],
  ['nothing at all', 'FIGURES 0 2000000 0 0 0 0', /of 0 requests/],
])('a run with %s is no measure', (_, output, message) => {
  expect(() => parseWrkOutput(output, '/')).toThrow(message)
})

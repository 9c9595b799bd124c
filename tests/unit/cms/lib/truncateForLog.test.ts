import { expect, test } from 'vitest'
import { truncateForLog } from '../../../../cms/src/lib/truncateForLog'

test('leaves a usual entry unchanged', () => {
  const entry = {
    type: 'Error',
    message: 'Base absente',
    stack: 'Error: …\n at a',
    code: 5,
    no: null,
  }

  expect(truncateForLog(entry)).toEqual(entry)
})

test('a query that an error repeats, in its text, its stack, its cause and its values, is cut', () => {
  const long = 'a'.repeat(1_000_000)
  const cut = truncateForLog({
    message: `Failed query: ${long}`,
    stack: long,
    cause: { message: long },
    params: Array.from({ length: 10_000 }, () => long),
  })

  expect(JSON.stringify(cut).length).toBeLessThan(10_000)
  expect(JSON.stringify(cut)).toContain('Failed query: aaa')
})

test('cuts a circular structure', () => {
  const error: { cause?: unknown } = {}
  error.cause = error

  expect(JSON.stringify(truncateForLog(error)).length).toBeLessThan(200)
})

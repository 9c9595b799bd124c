import { expect, test } from 'vitest'
import { median, percentile } from '../../load/percentile'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test('a percentile is a value of the sample', () => {
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile(hundred, 0)).toBe(1)
  expect(percentile([7], 0.5)).toBe(7)
})

test('the sample is left as it is, and an empty one has no percentile', () => {
  const sample = [3, 1, 2]

  expect(median(sample)).toBe(2)
  expect(sample).toEqual([3, 1, 2])
  expect(median([])).toBeNaN()
})

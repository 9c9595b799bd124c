import { expect, test } from 'vitest'
import { getAxisTicks } from '../../../../../../cms/src/features/statistics/panel/Chart'

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i the marks are %j', (max, marks) => {
  expect(getAxisTicks(max)).toEqual(marks)
})

import { expect, test } from 'vitest'
import { formatMetric, divide, checkBudget } from '../../load/metrics'
import { renderTable } from '../../load/renderTable'

test.each([
  [{ value: 100, budget: { atMost: 100 } }, 'pass'],
  [{ value: 100.1, budget: { atMost: 100 } }, 'over'],
  [{ value: 8000, budget: { atLeast: 8000 } }, 'pass'],
  [{ value: 7999, budget: { atLeast: 8000 } }, 'over'],
  [{ value: NaN, budget: { atLeast: 1 } }, 'over'],
  [{ value: 1 }, undefined],
])('%j: %s', (figure, expected) => {
  expect(checkBudget({ unit: '', ...figure })).toBe(expected)
})

test('a figure is told with its budget', () => {
  expect(formatMetric({ value: 9120.4, unit: '/s', budget: { atLeast: 8000 } })).toBe(
    '9,120/s (pass: ≥ 8,000)',
  )
  expect(formatMetric({ value: 1.64, unit: 's', budget: { atMost: 1.5 } })).toBe(
    '1.6 s (over: ≤ 1.5)',
  )
  expect(formatMetric({ value: 0.0123, unit: '' })).toBe('0.012')
})

test('nothing to compare with is no infinity', () => {
  expect(divide(3, 2)).toBe(1.5)
  expect(divide(3, 0)).toBe(0)
})

test('a table is Markdown with aligned columns', () => {
  const table = {
    title: 'Requests',
    columns: ['rate', 'note'],
    rows: [
      { name: '/', cells: [{ value: 10, unit: '/s' }, 'cached'] },
      { name: '/regards', cells: [undefined, 'not measured'] },
    ],
  }

  expect(renderTable(table).split('\n')).toEqual([
    '**Requests**',
    '',
    '|          | rate | note         |',
    '| -------- | ---- | ------------ |',
    '| /        | 10/s | cached       |',
    '| /regards |      | not measured |',
  ])
})

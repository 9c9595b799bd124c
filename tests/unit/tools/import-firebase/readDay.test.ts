import { expect, test } from 'vitest'
import { readDay } from '../../../../tools/import-firebase/src/checkRow'

test.each([
  // Midnight in Paris, in winter and in summer, is still the day before in UTC.
  [Date.UTC(2019, 2, 14, 23), '2019-03-15'],
  [Date.UTC(2019, 6, 13, 22), '2019-07-14'],
  [Date.UTC(2019, 6, 13, 21, 59, 59), '2019-07-13'],
  [String(Date.UTC(2019, 2, 15, 12)), '2019-03-15'],
  [Date.UTC(1965, 5, 1), '1965-06-01'],
  ['2019-03-15', '2019-03-15'],
  ['2019-03-14T23:30:00.000Z', '2019-03-15'],
])('%j is the day %s in Paris', (value, day) => {
  expect(readDay(value)).toBe(`${day}T12:00:00.000Z`)
})

test.each([
  undefined,
  null,
  0,
  1_552_608_000,
  Number.NaN,
  1e18,
  Date.UTC(1799, 11, 31),
  Date.UTC(2201, 0, 2),
  '15/03/2019',
  '2019-02-31',
  'mars 2019',
  '',
  true,
  {},
])('%j is no day of an issue', (value) => {
  expect(readDay(value)).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { toParisDay } from '../../../../cms/src/lib/frenchDates'

describe('the day in France', () => {
  test.each([
    // In winter, an hour ahead of UTC.
    ['2026-01-31T22:59:59.999Z', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', '2026-02-01'],
    // In summer, two hours.
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    // The nights when clocks change: the day is 23 hours long, then 25.
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('at %s is %s', (moment, jour) => {
    expect(toParisDay(new Date(moment))).toBe(jour)
  })
})

import { describe, expect, test } from 'vitest'
import { formatParisMoment, toParisDay } from '../../../../cms/src/lib/frenchDates'

test.each([
  ['2026-11-25T10:05:00Z', 'mercredi 25 novembre 2026 à 11 h 05'],
  ['2026-07-01T22:30:00Z', 'jeudi 2 juillet 2026 à 0 h 30'],
])('%s is told at the time of Paris: %s', (moment, words) => {
  expect(formatParisMoment(new Date(moment)).replaceAll('\u00a0', ' ')).toBe(words)
})

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

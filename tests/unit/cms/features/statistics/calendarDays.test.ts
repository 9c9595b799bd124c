import { expect, test } from 'vitest'
import {
  addDays,
  listDays,
  isCalendarDay,
  subtractMonths,
  getWeekday,
} from '../../../../../cms/src/features/statistics/calendarDays'

test('days are added over months, leap years and changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('every day of a period is there once', () => {
  expect(listDays({ du: '2026-03-28', au: '2026-03-31' })).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ])
  expect(listDays({ du: '2025-11-23', au: '2026-11-22' })).toHaveLength(365)
  expect(listDays({ du: '2026-11-22', au: '2026-11-21' })).toEqual([])
})

test('a day that the earlier month lacks overflows into the next month', () => {
  expect(subtractMonths('2026-11-22', 26)).toBe('2024-09-22')
  expect(subtractMonths('2026-04-30', 26)).toBe('2024-03-01')
})

test.each(['2026-11-22', '2028-02-29'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each(['2026-02-29', '2026-13-01', '22/11/2026', '2026-1-1', '', undefined])(
  '%s is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)

test('a week begins on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(getWeekday)).toEqual([6, 0, 1])
})

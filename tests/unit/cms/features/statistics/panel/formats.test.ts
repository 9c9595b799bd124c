import { expect, test } from 'vitest'
import {
  formatChange,
  formatCount,
  formatCounted,
  formatDayRange,
  formatTick,
} from '../../../../../../cms/src/features/statistics/panel/formats'
import { normalizeSpaces } from '../../../../../support/normalizeSpaces'

const say = (text: string) => normalizeSpaces(text)
const day = (jour: string) => ({ du: jour, au: jour })

test('counts are grouped, and from two on there is a plural', () => {
  expect([0, 1, 2, 12_345].map((count) => say(formatCounted(count, 'ouverture')))).toEqual([
    '0 ouverture',
    '1 ouverture',
    '2 ouvertures',
    '12 345 ouvertures',
  ])
  expect(say(formatCount(1_234_567))).toBe('1 234 567')
})

test('a change is told in per cent, with its sign', () => {
  expect([112, 97, 100].map((count) => say(formatChange(count, 100)))).toEqual([
    '+12 %',
    '−3 %',
    '0 %',
  ])
})

test('days are told in French', () => {
  expect(say(formatDayRange(day('2026-11-22')))).toBe('dimanche 22 novembre 2026')
  expect(say(formatDayRange(day('2026-02-01')))).toBe('dimanche 1er février 2026')
  expect(say(formatDayRange({ du: '2026-11-16', au: '2026-11-22' }))).toBe('16–22 novembre 2026')
  expect(say(formatDayRange({ du: '2026-06-01', au: '2026-06-07' }))).toBe('1er–7 juin 2026')
  expect(say(formatTick(day('2026-11-01'), 'jour'))).toBe('1er nov.')
  expect(say(formatTick(day('2026-11-01'), 'mois'))).toBe('nov. 2026')
})

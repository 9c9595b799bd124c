import { expect, test } from 'vitest'
import { formatParisMoment } from '../../../../cms/src/lib/frenchDates'

test.each([
  ['2026-11-25T10:05:00Z', 'mercredi 25 novembre 2026 à 11 h 05'],
  ['2026-07-01T22:30:00Z', 'jeudi 2 juillet 2026 à 0 h 30'],
])('%s is told at the time of Paris: %s', (moment, words) => {
  expect(formatParisMoment(new Date(moment)).replaceAll('\u00a0', ' ')).toBe(words)
})

import { expect, test } from 'vitest'
import { toPublicationDay } from '../../../../../cms/src/features/regards/publicationDay/toPublicationDay'

test.each([
  ['2026-03-21', '2026-03-21'],
  // Midnight in Paris, in winter and in summer.
  ['2026-01-14T23:00:00.000Z', '2026-01-15'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
  ['2026-03-21T12:00:00.000Z', '2026-03-21'],
  [Date.UTC(2000, 3, 1, 9), '2000-04-01'],
  [new Date('2026-12-31T23:30:00.000Z'), '2027-01-01'],
])('%s is the day %s, kept as noon UTC', (given, day) => {
  expect(toPublicationDay(given)).toBe(`${day}T12:00:00.000Z`)
})

test.each([
  '2026-02-31',
  '2026-13-01',
  '2026-02-31T00:00:00Z',
  '07/03/2026',
  '20260307',
  '1',
  'mars 2026',
  'demain',
  '',
  undefined,
  null,
  {},
  Number.NaN,
])('%s is no day, and is left for the validation to refuse', (given) => {
  expect(toPublicationDay(given)).toBe(given)
})

import { formatSeason } from '@regards/contract/formatSeason'
import { expect, test } from 'vitest'

test.each([
  ['2026-03-01', 'printemps 2026'],
  ['2026-08-31', 'été 2026'],
  ['2026-09-20T12:00:00.000Z', 'automne 2026'],
  ['2026-12-20', 'hiver 2026-2027'],
  ['2027-02-28', 'hiver 2026-2027'],
  ['bientôt', ''],
])('the season of %s is « %s »', (date, season) => expect(formatSeason(date)).toBe(season))

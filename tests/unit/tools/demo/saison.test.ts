import { describe, expect, it } from 'vitest'
import { saison } from '../../../../tools/demo/src/saison'

describe('saison', () => {
  it.each([
    ['2026-03-20', 'Printemps 2026'],
    ['2026-06-20', 'Été 2026'],
    ['2026-09-20', 'Automne 2026'],
    ['2025-12-20', 'Hiver 2025–2026'],
  ])('names the season of %s', (date, expected) => {
    expect(saison(date)).toBe(expected)
  })

  it('refuses a month in which no issue appears', () => {
    expect(() => saison('2026-01-20')).toThrow('2026-01-20')
  })
})

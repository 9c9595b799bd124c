import { afterEach, describe, expect, it } from 'vitest'
import { formatCalendarDay, formatSeason, toCalendarDay } from '@web/lib/format/dates'

const timeZone = process.env.TZ

afterEach(() => {
  process.env.TZ = timeZone
})

describe('formatCalendarDay', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris', 'America/Sao_Paulo', 'UTC'])(
    'gives the same day in %s',
    (zone) => {
      process.env.TZ = zone
      // Has no effect in a worker thread: these tests run in processes.
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(formatCalendarDay('2024-03-21T12:00:00.000Z')).toBe('21/03/2024')
      expect(formatCalendarDay('2024-01-01T12:00:00.000Z')).toBe('01/01/2024')
      // Midnight of this day did not exist in São Paulo.
      expect(formatCalendarDay('2018-11-04T12:00:00.000Z')).toBe('04/11/2018')
    },
  )

  it('gives nothing for what is no date', () => {
    expect(formatCalendarDay('bientôt')).toBe('')
  })
})

describe('toCalendarDay', () => {
  it('keeps the day', () => {
    expect(toCalendarDay('2024-03-21T12:00:00.000Z')).toBe('2024-03-21')
  })
})

describe('formatSeason', () => {
  it.each([
    ['2026-03-01', 'printemps 2026'],
    ['2026-08-31', 'été 2026'],
    ['2026-09-20T12:00:00.000Z', 'automne 2026'],
    ['2026-12-20', 'hiver 2026-2027'],
    ['2027-02-28', 'hiver 2026-2027'],
    ['bientôt', ''],
  ])('of %s is « %s »', (date, season) => expect(formatSeason(date)).toBe(season))
})

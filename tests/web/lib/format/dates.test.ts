import { afterEach, describe, expect, it } from 'vitest'
import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'

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

  it('gives an empty text for an invalid date', () => {
    expect(formatCalendarDay('bientôt')).toBe('')
  })
})

describe('toCalendarDay', () => {
  it('keeps the day', () => {
    expect(toCalendarDay('2024-03-21T12:00:00.000Z')).toBe('2024-03-21')
  })
})

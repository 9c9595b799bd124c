const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * A publication date is a calendar day, kept as noon UTC so that it is the same day in every time
 * zone from -12 to +11. A moment (ISO with a time, or milliseconds as the old system kept them) is the
 * day that it was in Paris.
 * @param value 'YYYY-MM-DD', an ISO date-time, milliseconds or a Date
 * @returns an ISO date-time; anything that is no date comes back unchanged, for validation to refuse
 */
export function toPublicationDay(value: unknown): unknown {
  if (typeof value === 'string' && DAY.test(value)) return atNoon(value) ?? value
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))
    return value
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return value
  return atNoon(parisDay.format(moment)) ?? value
}

function atNoon(day: string): string | undefined {
  const noon = new Date(`${day}T12:00:00.000Z`)
  // new Date('2026-02-31') rolls over to March: such a day does not exist.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day)
    ? noon.toISOString()
    : undefined
}

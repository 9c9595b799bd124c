/** A calendar day, AAAA-MM-JJ, without time or time zone. Days compare as strings. */
export type CalendarDay = string

/** From a first day to a last day, both inclusive. */
export interface DayRange {
  du: CalendarDay
  au: CalendarDay
}

const DAY_MS = 24 * 60 * 60_000

/** Whether a value is a valid calendar day. */
export function isCalendarDay(text: unknown): text is CalendarDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Midnight UTC of a day: date arithmetic is independent of time zones. */
export const toDate = (jour: CalendarDay): Date => new Date(`${jour}T00:00:00Z`)

/** Adds days, or subtracts them when negative. */
export const addDays = (jour: CalendarDay, days: number): CalendarDay =>
  new Date(toDate(jour).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Subtracts months; a day that the month lacks overflows into the next month. */
export function subtractMonths(jour: CalendarDay, months: number): CalendarDay {
  const date = toDate(jour)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

/** Lists every day of a range. */
export function listDays({ du, au }: DayRange): CalendarDay[] {
  const count = Math.round((toDate(au).getTime() - toDate(du).getTime()) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(du, index))
}

/** 0 for a Monday to 6 for a Sunday. */
export const getWeekday = (jour: CalendarDay): number => (toDate(jour).getUTCDay() + 6) % 7

/** Periods of the dashboard in days, ending today. */
export const PERIODS = [30, 90, 365] as const

export type Period = (typeof PERIODS)[number]

/** Parses the period of a URL's query; defaults to the shortest. */
export const parsePeriod = (asked: unknown): Period =>
  PERIODS.find((periode) => String(periode) === asked) ?? PERIODS[0]

/** The last `count` days up to `au`, inclusive. */
export const getDaysUntil = (au: CalendarDay, count: number): DayRange => ({
  du: addDays(au, 1 - count),
  au,
})

/** The `count` days right before a range. */
export const getDaysBefore = ({ du }: DayRange, count: number): DayRange =>
  getDaysUntil(addDays(du, -1), count)

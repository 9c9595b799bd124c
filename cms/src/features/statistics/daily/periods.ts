import { addDays, type CalendarDay, type DayRange } from './calendarDays'

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

import { addDays, type CalendarDay, type DayRange } from './calendarDays'

/** How many days the dashboard may show, today the last of them. */
export const PERIODS = [30, 90, 365] as const

export type Period = (typeof PERIODS)[number]

/** What an address asks for, or the shortest. */
export const parsePeriod = (asked: unknown): Period =>
  PERIODS.find((periode) => String(periode) === asked) ?? PERIODS[0]

/** The last days up to one, which is among them. */
export const getDaysUntil = (au: CalendarDay, count: number): DayRange => ({
  du: addDays(au, 1 - count),
  au,
})

/** As many days as these, right before them. */
export const getDaysBefore = ({ du }: DayRange, count: number): DayRange =>
  getDaysUntil(addDays(du, -1), count)

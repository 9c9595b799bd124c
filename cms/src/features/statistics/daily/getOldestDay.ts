import { toParisDay } from '../../../lib/toParisDay'
import { durations } from '../../retention/durations'
import { subtractMonths, type CalendarDay } from './calendarDays'

/** The oldest day within the retention of daily counts. */
export const getOldestDay = (now: Date): CalendarDay =>
  subtractMonths(toParisDay(now), durations.audience.months)

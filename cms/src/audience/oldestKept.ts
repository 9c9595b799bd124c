import { toParisDay } from '../days/toParisDay'
import { durations } from '../retention/durations'
import { monthsBefore, type Jour } from './jours'

/** The oldest day of which there may be counts. */
export const oldestKept = (now: Date): Jour =>
  monthsBefore(toParisDay(now), durations.audience.months)

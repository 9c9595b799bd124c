import { durations } from '../retention/durations'
import { monthsBefore, toJour, type Jour } from './jours'

/** The oldest day of which there may be counts. */
export const oldestKept = (now: Date): Jour => monthsBefore(toJour(now), durations.audience.months)

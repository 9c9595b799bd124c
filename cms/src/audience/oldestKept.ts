import { monthsBefore, toJour, type Jour } from './jours'

/** How long daily counts are kept: what the privacy policy says (specification, section 9). */
const AUDIENCE_MONTHS = 26

/** The oldest day of which there may be counts. */
export const oldestKept = (now: Date): Jour => monthsBefore(toJour(now), AUDIENCE_MONTHS)

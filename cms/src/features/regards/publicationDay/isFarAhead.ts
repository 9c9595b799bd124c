const DAY_MS = 24 * 60 * 60 * 1000

/** An issue is usually published a few days before its date; web also warns beyond a month. */
const USUAL_DAYS = 31

/** Whether a publication date is more than 31 days ahead. */
export const isFarAhead = (dateParution: string): boolean =>
  Date.parse(dateParution) > Date.now() + USUAL_DAYS * DAY_MS

const DAY_MS = 24 * 60 * 60 * 1000

/** A magazine comes out some days before the date that it bears; web asks beyond a month, too. */
const USUAL_DAYS = 31

/**
 * Whether an issue of this date, once saved, is published long before it.
 * @param dateParution an ISO date or date-time
 */
export const isFarAhead = (dateParution: string): boolean =>
  Date.parse(dateParution) > Date.now() + USUAL_DAYS * DAY_MS

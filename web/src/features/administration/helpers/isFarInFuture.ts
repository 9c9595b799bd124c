const dayMs = 24 * 60 * 60_000

/** A magazine comes out some days before the date that it bears; beyond a month it is asked about. */
const maxDaysAhead = 31

/**
 * Whether an issue of this date would be published long before it.
 * @param dateParution calendar day, `YYYY-MM-DD`
 */
export function isFarInFuture(dateParution: string): boolean {
  return Date.parse(dateParution) > Date.now() + maxDaysAhead * dayMs
}

const dayMs = 24 * 60 * 60_000

/**
 * An issue is published some days before its date; beyond 31 days the form asks for confirmation.
 */
const maxDaysAhead = 31

/**
 * Whether the date of an issue is more than 31 days ahead.
 * @param dateParution calendar day, `YYYY-MM-DD`
 */
export function isFarInFuture(dateParution: string): boolean {
  return Date.parse(dateParution) > Date.now() + maxDaysAhead * dayMs
}

/** Pages of an issue. */
export const PAGES = 40

/** Lower numbers belong to issues that were published. */
const FIRST_NUMERO = 2_000

const FIRST_YEAR = 1925
const YEARS = 100

/** Number and date of an issue: each of a hundred years has as many as the others. */
export function nameIssue(index: number) {
  const date = `${FIRST_YEAR + (index % YEARS)}-03-15`
  return { numero: FIRST_NUMERO + index, date, dateParution: `${date}T12:00:00.000Z` }
}

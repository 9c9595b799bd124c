import { getYear } from '../../../lib/format/dates'

/** The distinct years of these issues, newest first. */
export function toYears(regards: { dateParution: string }[]): number[] {
  const years = regards.map(({ dateParution }) => getYear(dateParution)).filter(Number.isInteger)
  return [...new Set(years)].sort((one, other) => other - one)
}

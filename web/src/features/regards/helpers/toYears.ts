import { toYear } from '../../../lib/dates'

/** The years of some issues, newest first, each once. */
export function toYears(regards: { dateParution: string }[]): number[] {
  const years = regards.map(({ dateParution }) => toYear(dateParution)).filter(Number.isInteger)
  return [...new Set(years)].sort((one, other) => other - one)
}

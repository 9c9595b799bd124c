import { toYear } from '../../../lib/dates'

/** Every year from the newest of some issues back to the oldest one. */
export function toYears(regards: { dateParution: string }[]): number[] {
  const years = regards.map(({ dateParution }) => toYear(dateParution))
  const newest = Math.max(...years)
  const oldest = Math.min(...years)
  if (!Number.isInteger(newest - oldest)) return []
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}

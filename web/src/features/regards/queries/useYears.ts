import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { regardsQueries } from './regardsQueries'
import { getYear } from '@web/lib/format/dates'

/**
 * The years that have issues: derived from the list if all of its pages are loaded, otherwise
 * fetched.
 * @param isListed whether the page shows the list
 */
export function useYears(isListed: boolean): number[] {
  const list = useInfiniteQuery({ ...regardsQueries.list(), enabled: isListed })
  const isWhole = list.data !== undefined && !list.hasNextPage
  const { data: years = [] } = useQuery({
    ...regardsQueries.years(),
    enabled: isListed ? list.hasNextPage : !isWhole,
  })
  return isWhole ? toYears(list.data) : years
}

/** The distinct years of these issues, newest first. */
function toYears(regards: { dateParution: string }[]): number[] {
  const years = regards.map(({ dateParution }) => getYear(dateParution)).filter(Number.isInteger)
  return [...new Set(years)].sort((one, other) => other - one)
}

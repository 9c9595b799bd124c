import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { toYears } from '../helpers/toYears'
import { regardsQueries } from './regardsQueries'

/**
 * The years that have issues: read in the list where it is whole, asked for where it is not.
 * @param isListed whether the list is what the page shows
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

import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { api } from '../../../lib/api/api'

/** Poll interval while a publication is planned, in milliseconds: it takes place by itself. */
const pollIntervalMs = 10_000

/** The planned publications: a time in Paris, YYYY-MM-DDTHH:MM, by the id of the issue. */
export const plannedPublicationsQuery = queryOptions({
  queryKey: [...regardsKey, 'planned'],
  queryFn: ({ signal }) =>
    api<{ dates: Record<string, string> }>('/regards/programmations', { signal }),
  select: ({ dates }) => dates,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    Object.keys(state.data?.dates ?? {}).length > 0 ? pollIntervalMs : false,
})

import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../globals/globalQuery'
import { toParametres } from './toParametres'

const retryMs = 15_000

/** Query for the site-wide settings (global `parametres`), used by every page. */
export const parametresQuery = queryOptions({
  ...globalQuery('parametres'),
  select: toParametres,
  // Polls after an error: no page has a retry button for this query.
  refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
})

import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../globals/globalQuery'
import { toParametres } from './toParametres'

const retryMs = 15_000

/** What every page knows of the federation. */
export const parametresQuery = queryOptions({
  ...globalQuery('parametres'),
  select: toParametres,
  // No page waits for it, so that nobody would ask again where it failed.
  refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
})

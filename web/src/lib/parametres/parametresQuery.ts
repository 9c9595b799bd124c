import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../globals/globalQuery'
import { toParametres } from './toParametres'

/** What every page knows of the federation. */
export const parametresQuery = queryOptions({
  ...globalQuery('parametres'),
  select: toParametres,
})

import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toNotreSiege } from '../helpers/toNotreSiege'

export const notreSiegeQuery = queryOptions({
  ...globalQuery('notreSiege'),
  select: toNotreSiege,
})

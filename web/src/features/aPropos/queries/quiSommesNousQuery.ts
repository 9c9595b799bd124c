import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toQuiSommesNous } from '../helpers/toQuiSommesNous'

export const quiSommesNousQuery = queryOptions({
  ...globalQuery('quiSommesNous'),
  select: toQuiSommesNous,
})

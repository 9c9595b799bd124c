import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toHistorique } from '../helpers/toHistorique'

export const historiqueQuery = queryOptions({
  ...globalQuery('historique'),
  select: toHistorique,
})

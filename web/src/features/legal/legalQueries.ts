import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toLegalPage } from './toLegalPage'

export const legalQueries = {
  mentionsLegales: () => queryOptions({ ...globalQuery('mentionsLegales'), select: toLegalPage }),

  politiqueDeConfidentialite: () =>
    queryOptions({ ...globalQuery('politiqueDeConfidentialite'), select: toLegalPage }),
}

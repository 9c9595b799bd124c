import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toLegalPage } from '../helpers/toLegalPage'

/** Queries of the legally required pages. */
export const legalQueries = {
  mentionsLegales: () => queryOptions({ ...globalQuery('mentionsLegales'), select: toLegalPage }),

  politiqueDeConfidentialite: () =>
    queryOptions({ ...globalQuery('politiqueDeConfidentialite'), select: toLegalPage }),
}

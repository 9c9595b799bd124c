import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toLegalPage } from '../helpers/toLegalPage'

/** The pages that the law asks for. */
export const legalQueries = {
  mentionsLegales: () => queryOptions({ ...globalQuery('mentionsLegales'), select: toLegalPage }),

  politiqueDeConfidentialite: () =>
    queryOptions({ ...globalQuery('politiqueDeConfidentialite'), select: toLegalPage }),
}

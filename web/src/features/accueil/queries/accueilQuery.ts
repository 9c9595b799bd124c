import { queryOptions } from '@tanstack/react-query'
import { globalQuery } from '../../../domain/globals/globalQuery'
import { toAccueil } from '../helpers/toAccueil'

export const accueilQuery = queryOptions({ ...globalQuery('accueil'), select: toAccueil })

import { useQuery } from '@tanstack/react-query'
import type { Coordonnees } from './Coordonnees'
import { parametresQuery } from './parametresQuery'

/** The federation's contact details; undefined until loaded. */
export function useCoordonnees(): Coordonnees | undefined {
  return useQuery(parametresQuery).data
}

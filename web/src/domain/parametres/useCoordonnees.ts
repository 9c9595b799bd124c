import { useQuery } from '@tanstack/react-query'
import type { Coordonnees } from './Coordonnees'
import { parametresQuery } from './parametresQuery'

/** Where the federation is found, for every page; undefined until it is known. */
export function useCoordonnees(): Coordonnees | undefined {
  return useQuery(parametresQuery).data
}

import { useQuery } from '@tanstack/react-query'
import type { Coordonnees } from './Coordonnees'
import { parametresQuery } from './parametresQuery'

export function useCoordonnees(): Coordonnees | undefined {
  return useQuery(parametresQuery).data
}

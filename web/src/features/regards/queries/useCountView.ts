import { useQueryClient } from '@tanstack/react-query'
import { incrementCachedViewCount } from './incrementCachedViewCount'
import { incrementViewCount } from './incrementViewCount'

/** Counts a view on the server, then here. Never rejects: reading comes before counting. */
export function useCountView(): (numero: number) => Promise<void> {
  const queryClient = useQueryClient()
  return async (numero) => {
    try {
      await incrementViewCount(numero)
      incrementCachedViewCount(queryClient, numero)
      console.info(`Compteur de vues incrémenté pour le numéro ${numero}`)
    } catch (error) {
      console.error(`Le compteur de vues du numéro ${numero} n’a pas été incrémenté :`, error)
    }
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { incrementCachedViewCount } from './incrementCachedViewCount'
import { incrementViewCount } from './incrementViewCount'
import { logError, logInfo } from '../../../lib/log'

/** Counts a view on the server, then here. Never rejects: reading comes before counting. */
export function useCountView(): (numero: number) => Promise<void> {
  const queryClient = useQueryClient()
  return async (numero) => {
    try {
      await incrementViewCount(numero)
      incrementCachedViewCount(queryClient, numero)
      logInfo(`Compteur de vues incrémenté pour le numéro ${numero}`)
    } catch (error) {
      logError(`Le compteur de vues du numéro ${numero} n’a pas été incrémenté\u00a0:`, error)
    }
  }
}

import { api } from '../../../lib/api'
import { ApiError } from '../../../lib/errors'
import { logError } from '../../../lib/log'

/**
 * Counts one view of an issue. Goes on even if the page is left meanwhile.
 * @throws ApiError « Regard numéro {n} non trouvé » (404), or whatever else went wrong.
 */
export async function incrementViewCount(numero: number): Promise<void> {
  try {
    await api(`/regards/numero/${numero}/vue`, { method: 'POST', keepalive: true })
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (!isUnknown) logError('Erreur lors de la recherche du regard:', error)
    throw error
  }
}

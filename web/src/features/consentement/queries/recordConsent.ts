import { api } from '../../../lib/api/api'
import type { ConsentChoices } from '../helpers/consentChoices'

/** How a visitor chose; what the server knows of it bears the same names. */
export type ChoiceMethod = 'tout-accepter' | 'tout-refuser' | 'choix' | 'fermeture'

export type ConsentProof = {
  /** Made at random, and kept with the choice in the visitor's cookie. */
  identifiant: string
  /** Of the banner's words. */
  version: number
  moyen: ChoiceMethod
  choix: Partial<ConsentChoices>
}

/**
 * Has the server keep the proof of a choice. Goes on even if the page is left meanwhile.
 * @throws ApiError
 */
export function recordConsent(proof: ConsentProof): Promise<unknown> {
  return api('/consentement', { method: 'POST', body: proof, keepalive: true })
}

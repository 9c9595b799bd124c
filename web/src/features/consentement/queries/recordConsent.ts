import { api } from '../../../lib/api'
import type { Choices } from '../helpers/choices'

/** How a visitor chose; what the server knows of it bears the same names. */
export type Moyen = 'tout-accepter' | 'tout-refuser' | 'choix' | 'fermeture'

export type Proof = {
  /** Made at random, and kept with the choice in the visitor's cookie. */
  identifiant: string
  /** Of the banner's words. */
  version: number
  moyen: Moyen
  choix: Partial<Choices>
}

/**
 * Has the server keep the proof of a choice. Goes on even if the page is left meanwhile.
 * @throws ApiError
 */
export function recordConsent(proof: Proof): Promise<unknown> {
  return api('/consentement', { method: 'POST', body: proof, keepalive: true })
}

import { api } from '../../../lib/api/api'
import type { ChoiceMethod, ConsentChoices } from '../helpers/consentChoices'

export type ConsentProof = {
  /** Random id, stored with the choice in the consent cookie. */
  identifiant: string
  /** Version of the banner's texts. */
  version: number
  moyen: ChoiceMethod
  choix: Partial<ConsentChoices>
}

/**
 * Sends the proof of a choice. `keepalive`: the request survives leaving the page.
 * @throws ApiError
 */
export function recordConsent(proof: ConsentProof): Promise<unknown> {
  return api('/consentement', { method: 'POST', body: proof, keepalive: true })
}

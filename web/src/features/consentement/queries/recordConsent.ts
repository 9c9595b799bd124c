import { api } from '../../../lib/api/api'
import type { ChoiceMethod, ConsentChoices } from '../helpers/consentChoices'

export type ConsentProof = {
  /** Id in the cookie of an earlier choice; the server makes it for the first. */
  identifiant: string | undefined
  version: number
  moyen: ChoiceMethod
  choix: Partial<ConsentChoices>
}

/**
 * Sends the proof of a choice; the answer sets the consent cookie. `keepalive`: the request survives leaving the page.
 * @throws ApiError
 */
export function recordConsent(proof: ConsentProof): Promise<unknown> {
  return api('/consentement', { method: 'POST', body: proof, keepalive: true })
}

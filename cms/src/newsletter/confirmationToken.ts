import { durations } from '../retention/durations'
import { after } from '../retention/moments'
import { hashToken, makeToken } from '../tokens/secretToken'

/** A new token, for the mail alone, and what is kept of it. */
export function createConfirmationToken() {
  const jeton = makeToken()
  return {
    jeton,
    kept: {
      empreinteJeton: hashToken(jeton),
      expirationJeton: after(new Date(), durations.lienInscription).toISOString(),
    },
  }
}

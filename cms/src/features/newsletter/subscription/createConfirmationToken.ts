import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'

/** A new token, for the mail alone, and what is kept of it. */
export function createConfirmationToken() {
  const jeton = generateToken()
  return {
    jeton,
    kept: {
      empreinteJeton: hashToken(jeton),
      expirationJeton: addDuration(new Date(), durations.lienInscription).toISOString(),
    },
  }
}

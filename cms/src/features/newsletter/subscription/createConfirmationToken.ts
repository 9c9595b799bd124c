import { durations } from '../../retention/durations'
import { addDuration } from '../../retention/durationMath'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'

/**
 * Creates a confirmation token: `jeton` for the e-mail, and `kept`, its hash and expiry to store.
 */
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

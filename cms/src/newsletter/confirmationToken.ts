import { createHash, randomBytes } from 'node:crypto'

import { durations } from '../retention/durations'
import { after } from '../retention/moments'

/** A new token, for the mail alone, and what is kept of it. */
export function createConfirmationToken() {
  const jeton = randomBytes(32).toString('base64url')
  return {
    jeton,
    kept: {
      empreinteJeton: hashToken(jeton),
      expirationJeton: after(new Date(), durations.lienInscription).toISOString(),
    },
  }
}

/** What is kept of a token: nobody who reads it can confirm with it. */
export const hashToken = (jeton: string): string =>
  createHash('sha256').update(jeton).digest('base64url')

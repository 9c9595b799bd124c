import { createHash, randomBytes } from 'node:crypto'

/** For how long the link of a confirmation mail works. */
const LIFETIME_MS = 48 * 60 * 60_000

/** A new token, for the mail alone, and what is kept of it. */
export function createConfirmationToken() {
  const jeton = randomBytes(32).toString('base64url')
  return {
    jeton,
    kept: {
      empreinteJeton: hashToken(jeton),
      expirationJeton: new Date(Date.now() + LIFETIME_MS).toISOString(),
    },
  }
}

/** What is kept of a token: nobody who reads it can confirm with it. */
export const hashToken = (jeton: string): string =>
  createHash('sha256').update(jeton).digest('base64url')

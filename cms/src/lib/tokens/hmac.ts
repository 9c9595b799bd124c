import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '../env'

/**
 * Computes a keyed hash (HMAC-SHA256 with PAYLOAD_SECRET) of a text: deterministic, and not
 * reversible without the secret.
 * @param purpose separates uses, so that a value made for one is invalid for another
 * @returns 22 characters of base64url (128 bits)
 */
export const hmac = (purpose: string, text: string): string =>
  createHmac('sha256', env.secret)
    .update(`${purpose}/${text}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/** Whether a text is the hash that `hmac` computes, in constant time. */
export function isHmac(given: string, purpose: string, text: string): boolean {
  const bytes = Buffer.from(given)
  const expected = Buffer.from(hmac(purpose, text))
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

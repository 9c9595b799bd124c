import { isEmail } from './isEmail'

/* oxlint-disable regards/french-typography -- the specification, to the letter */

/**
 * Error message for an e-mail address, in the specification's words (section 5); undefined if it is
 * valid.
 */
export function validateEmail(value: string): string | undefined {
  if (!value) return "L'email est requis"
  return isEmail(value) ? undefined : "Format d'email invalide"
}

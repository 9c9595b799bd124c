import { isEmail } from './isEmail'

/* eslint-disable no-restricted-syntax -- the specification, to the letter */

/** What is wrong with an address, in the words of the specification, section 5; undefined if nothing. */
export function validateEmail(value: string): string | undefined {
  if (!value) return "L'email est requis"
  return isEmail(value) ? undefined : "Format d'email invalide"
}

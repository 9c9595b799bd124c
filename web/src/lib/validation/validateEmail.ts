/* oxlint-disable regards/french-typography -- the specification, to the letter */

import { MAX_EMAIL, MAX_EMAIL_LOCAL } from '@regards/contract/limits'

/** Error of an e-mail address, in the specification's words (section 5); undefined if valid. */
export function validateEmail(value: string): string | undefined {
  if (!value) return "L'email est requis"
  return isEmail(value) ? undefined : "Format d'email invalide"
}

const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^${local}@${label}(?:\\.${label})*$`, 'i')

/** Whether an address is valid: at most 254 characters, 64 before the @ (specification, 5). */
export function isEmail(email: string): boolean {
  const value = toAsciiEmail(email)
  return value.length <= MAX_EMAIL && value.indexOf('@') <= MAX_EMAIL_LOCAL && pattern.test(value)
}

/** Letters, digits, dots and hyphens: only the host of a URL. */
const domainPattern = /^[\p{L}\p{M}\p{N}.-]+$/u

const isAscii = /^[ -~]*$/

/** Converts the domain of an address to ASCII (IDNA), as the server does, and some browsers do. */
function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || isAscii.test(domain) || !domainPattern.test(domain)) return email
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

import { MAX_EMAIL, MAX_EMAIL_LOCAL } from '@regards/contract/limits'
import { z } from 'zod'
import { domainToASCII } from 'node:url'

import { apiError } from '../../../lib/errors/apiErrors'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { hmac } from '../../../lib/tokens/hmac'

/** A dot at the start or end of the local part, or two dots in a row. */
const MISPLACED_DOTS = /^\.|\.\.|\.@/

const address = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .transform(toAsciiEmail)
  .pipe(z.email({ pattern: z.regexes.html5Email }))
  .refine((value) => value.length <= MAX_EMAIL)
  .refine((value) => value.indexOf('@') <= MAX_EMAIL_LOCAL && !MISPLACED_DOTS.test(value))

/**
 * Parses an e-mail address as typed (specification, section 5): at most 254 characters, 64 of them
 * before the @.
 * @returns the trimmed address, with its domain in lower case and in ASCII (IDNA)
 * @throws ApiError 400 invalid-email
 */
export function parseEmailAddress(value: unknown): string {
  const { data, success } = address.safeParse(value)
  if (!success) throw apiError('invalid-email')
  const at = data.indexOf('@')
  return data.slice(0, at) + data.slice(at).toLowerCase()
}

/** Domains of a provider that ignores dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely belongs to: without a tag (`camille+liste@`), and without
 * dots where the provider ignores them. For counting only: elsewhere these are different addresses.
 */
export function toMailbox(email: string): string {
  const address = normalizeEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Returns the HMAC of an address, stored where the address must not be; not reversible. */
export const hashEmail = (email: string): string =>
  hmac('newsletter/empreinte', normalizeEmail(email))

/** Letters, digits, dots and hyphens: only the host of a URL. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an e-mail address with its domain as mail servers know it (IDNA): `nina@fédération.fr`
 * becomes `nina@xn--fdration-e1ab.fr`. Browsers do the same in an e-mail field, but not all of them.
 */
function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || !DOMAIN.test(domain)) return email
  return email.slice(0, at) + (domainToASCII(domain) || domain)
}

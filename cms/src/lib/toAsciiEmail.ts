import { domainToASCII } from 'node:url'

/** Letters, digits, dots and hyphens: no part of a URL but a host. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an e-mail address with its domain as mail servers know it (IDNA): `nina@fédération.fr`
 * becomes `nina@xn--fdration-e1ab.fr`. Browsers do the same in an e-mail field, but not all of them.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || !DOMAIN.test(domain)) return email
  return email.slice(0, at) + (domainToASCII(domain) || domain)
}

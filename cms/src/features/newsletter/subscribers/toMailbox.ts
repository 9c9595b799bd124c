import { normalizeEmail } from '../../../lib/normalizeEmail'

/** Domains of a provider that ignores dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox that an address most likely belongs to: without a tag (`camille+liste@`), and
 * without dots where the provider ignores them. For counting only: elsewhere these are addresses of
 * their own.
 */
export function toMailbox(email: string): string {
  const address = normalizeEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

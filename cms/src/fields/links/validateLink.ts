import { env } from '../../lib/env'

// Without colon or comma: the panel takes what stands around them for a list of fields.
const INVALID_LINK = 'Indiquez l’adresse complète d’un site ou une page de ce site comme /regards.'

/**
 * Whether visitors may be led there: a web address, a page of this site, an e-mail or a telephone
 * number. Anything else, such as a script, is refused.
 * @returns true, or what to tell the editor
 */
export function validateLink(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string' || /[\s\\]/.test(value)) return INVALID_LINK
  if (/^\/(?!\/)/.test(value) || /^(mailto|tel):[^/]/i.test(value)) return true
  return isHttpUrl(value) || INVALID_LINK
}

/** The same where only another site makes sense: a network, a shared drive, an online form. */
export function validateExternalUrl(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (!isHttpUrl(value))
    return 'Indiquez l’adresse complète d’un site telle que le navigateur la montre.'
  // Leading visitors back to where they come from would never end.
  return new URL(value).origin === new URL(env.siteUrl).origin
    ? 'Indiquez une adresse qui n’est pas sur ce site.'
    : true
}

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/\s]/i.test(value) && URL.canParse(value)
}

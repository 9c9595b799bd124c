import { env } from '../../lib/env'
import { completeUrl } from './completeUrl'

// No colon or comma: the admin panel parses the text around them as a list of fields.
const INVALID_LINK = 'Indiquez l’adresse complète d’un site ou une page de ce site comme /regards.'

/** Letters of an address that browsers and mail programs open. */
const MAX_ADDRESS = 2_000

/**
 * Validates a link target: a web address, a page of this site, an e-mail address or a telephone
 * number, as it is completed when it is saved. Anything else, such as a script, is rejected.
 * @returns true, or an error message
 */
export function validateLink(typed: unknown): string | true {
  const value = completeUrl(typed)
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return INVALID_LINK
  if (/[\s\\]/.test(value)) return INVALID_LINK
  if (/^\/(?!\/)/.test(value) || /^(mailto|tel):[^/]/i.test(value)) return true
  return isHttpUrl(value) || INVALID_LINK
}

/** Validates a URL of another site, such as a social network. @returns true, or the message */
export function validateExternalUrl(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (!isHttpUrl(value))
    return 'Indiquez l’adresse complète d’un site telle que le navigateur la montre.'
  // A redirect to this site would loop.
  return new URL(value).origin === new URL(env.siteUrl).origin
    ? 'Indiquez une adresse qui n’est pas sur ce site.'
    : true
}

/** Whether a value is a web address, without an account: `https://bank.example@other.example/`. */
function isHttpUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^/\s]/i.test(value)) return false
  if (value.length > MAX_ADDRESS || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

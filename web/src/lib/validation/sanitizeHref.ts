import { parseUrl } from './parseUrl'

/**
 * Returns a link's URL, trimmed, if its scheme is safe: http(s), mailto, tel, or a path of this
 * site. Undefined otherwise: `javascript:`, `data:`, another origin behind `//`.
 */
export function sanitizeHref(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const href = url.trim()
  // Browsers remove control characters from URLs, which could hide a scheme from these checks.
  if (/\p{Cc}/u.test(href)) return undefined
  if (/^https?:\/\//i.test(href)) return parseUrl(href) && href
  const isContact = /^(?:mailto|tel):./i.test(href)
  const isSamePath = /^\/(?![/\\])/.test(href)
  return isContact || isSamePath ? href : undefined
}

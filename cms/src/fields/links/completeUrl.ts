/** A name of a site, perhaps with a path, as one types it: `www.exemple.fr`, `exemple.org/bal`. */
const SITE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.\p{L}{2,}$/u

/**
 * Completes the address of a link as it is typed: `https://` before the name of a site, `mailto:` before an
 * e-mail address. Any other value is returned as it is.
 */
export function completeUrl(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const url = value.trim()
  if (EMAIL.test(url)) return `mailto:${url}`
  return SITE.test(url) ? `https://${url}` : url
}

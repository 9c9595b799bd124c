/** A name of a site, perhaps with a path, as one types it: `www.exemple.fr`, `exemple.org/bal`. */
const SITE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.\p{L}{2,}$/u

/** Completes an address as typed: `https://` before a site, `mailto:` before an e-mail address. */
export function completeUrl(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const url = value.trim()
  if (EMAIL.test(url)) return `mailto:${url}`
  return SITE.test(url) ? `https://${url}` : url
}

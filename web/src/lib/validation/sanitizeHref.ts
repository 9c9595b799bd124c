/**
 * The address of a link, if it is of a kind that can do no harm: http(s), mailto, tel, or a path of
 * this site. Undefined otherwise: `javascript:`, `data:`, another site behind `//`.
 */
export function sanitizeHref(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const href = url.trim()
  // Browsers drop these from within an address: what is read here must be what they read.
  if (/\p{Cc}/u.test(href)) return undefined
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? href : undefined
  const isContact = /^(?:mailto|tel):./i.test(href)
  const isSamePath = /^\/(?![/\\])/.test(href)
  return isContact || isSamePath ? href : undefined
}

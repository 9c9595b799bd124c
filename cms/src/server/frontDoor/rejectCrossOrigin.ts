import type { IncomingMessage } from 'node:http'

import { crossOrigin } from '../../lib/errors/apiErrors'
import { isCountRequest } from './handleCount'

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Writes for visitors, which never read the session: the cookie of the one who sends them gives no
 * right there. Mail programs send one of them from pages of their own (RFC 8058).
 */
const ANONYMOUS_WRITES = new Set([
  '/api/consentement',
  '/api/newsletter/inscription',
  '/api/newsletter/confirmation',
  '/api/newsletter/desinscription',
])

/**
 * Refuses a write that a page of another origin makes a browser send, where the browser would add the
 * session's cookie. A program sends neither header, and passes.
 * @param siteUrl SITE_URL, for proxies that change the header Host
 * @throws HouseError 403 cross-origin
 */
export function rejectCrossOrigin(
  req: IncomingMessage,
  pathname: string,
  { siteUrl }: { siteUrl: string },
): void {
  if (SAFE_METHODS.has(req.method ?? '') || !isCrossOrigin(req, siteUrl)) return
  if (isCountRequest(pathname, req) || ANONYMOUS_WRITES.has(pathname)) return
  throw crossOrigin()
}

/**
 * Browsers say it in Sec-Fetch-Site, to https and to localhost; else Origin is compared with the
 * site's own. Another host of the same domain (`same-site`) is another origin too.
 */
function isCrossOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { host, origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  // Which of both schemes is told by the proxy that ends TLS, if any.
  return ![new URL(siteUrl).origin, `https://${host}`, `http://${host}`].includes(origin)
}

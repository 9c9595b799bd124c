import type { IncomingMessage } from 'node:http'

import { apiError } from '../../lib/errors/apiErrors'
import { findDoorRoute } from './doorRoutes'

/** Safe methods (RFC 9110, section 9.2.1). */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: rejects a write that a page of another origin sends, to which the browser would
 * attach the session cookie. Clients other than browsers send neither header and pass.
 * @param siteUrl SITE_URL, for proxies that change the Host header
 * @throws ApiError 403 cross-origin
 */
export function rejectCrossOrigin(
  req: IncomingMessage,
  pathname: string,
  { siteUrl }: { siteUrl: string },
): void {
  if (SAFE_METHODS.has(req.method ?? '') || !isCrossOrigin(req, siteUrl)) return
  const kind = findDoorRoute(pathname)?.kind
  if (req.method === 'POST' && (kind === 'write' || kind === 'anonymousWrite')) return
  throw apiError('cross-origin')
}

/**
 * Uses Sec-Fetch-Site, which browsers send to https and to localhost; otherwise compares Origin
 * with the site's own. Another host of the same domain (`same-site`) is also cross-origin.
 */
function isCrossOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { host, origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  // The scheme is known only to the proxy that terminates TLS, if any: both are accepted.
  return ![new URL(siteUrl).origin, `https://${host}`, `http://${host}`].includes(origin)
}

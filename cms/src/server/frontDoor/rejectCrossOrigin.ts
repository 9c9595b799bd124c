import type { IncomingMessage } from 'node:http'

import { apiError } from '../../lib/errors/apiErrors'
import { findDoorRoute } from './doorRoutes'

/** Safe methods (RFC 9110, section 9.2.1). */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Write endpoints that ignore the session, so that a cross-origin request gains no rights. Mail
 * programs call one of them cross-origin (RFC 8058).
 */
const ANONYMOUS_WRITES = new Set([
  '/api/consentement',
  '/api/newsletter/inscription',
  '/api/newsletter/confirmation',
  '/api/newsletter/desinscription',
])

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
  if (ANONYMOUS_WRITES.has(pathname) || isOpenWrite(pathname, req)) return
  throw apiError('cross-origin')
}

/** Whether a write is a feature's own, which needs no rights. */
const isOpenWrite = (pathname: string, { method }: IncomingMessage): boolean =>
  method === 'POST' && findDoorRoute(pathname)?.kind === 'write'

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
